/** Where a site may be at most. */
const longestOrigin = 255;

/**
 * The origin of a site as browsers send it (`https://intranet.example.com`), whatever path was typed after it. Null where it is
 * none: only https, but for sites on this machine.
 */
export function readOrigin(text: string): string | null {
  const address = text.trim();
  if (address.length > longestOrigin || !URL.canParse(address)) return null;
  const url = new URL(address);
  const onThisMachine = url.protocol === "http:" && (url.hostname === "localhost" || url.hostname === "127.0.0.1");
  if (
    (url.protocol !== "https:" && !onThisMachine) ||
    url.username ||
    url.password ||
    !url.hostname ||
    url.hostname.includes("*")
  )
    return null;
  return url.origin;
}

/** A path of our own to go back to; anything that could lead elsewhere becomes the fallback. */
export function safeReturn(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || !wanted.startsWith("/") || /^\/[/\\]|[\\\u0000-\u001f]/.test(wanted)) return fallback;
  const url = new URL(wanted, "http://cairn.invalid");
  return url.host === "cairn.invalid" ? `${url.pathname}${url.search}${url.hash}` : fallback;
}

/** A path of our own to go back to; anything that could lead elsewhere becomes the fallback. */
export function safeReturn(wanted: string | null | undefined, fallback: string): string {
  if (!wanted || !wanted.startsWith("/") || /[\\\u0000-\u001f]/.test(wanted)) return fallback;
  const url = URL.parse(wanted, "http://cairn.invalid");
  if (url?.host !== "cairn.invalid") return fallback;
  const path = `${url.pathname}${url.search}${url.hash}`;
  // Dots are taken out of a path before it is looked up: `/.//elsewhere` leads where `//elsewhere` does.
  return URL.parse(path, "http://cairn.invalid")?.href === url.href && !path.startsWith("//") ? path : fallback;
}

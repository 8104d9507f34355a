/** What a page says of itself, as plain text. */
export type LinkPreview = { readonly title: string; readonly description: string | null };

const longestTitle = 200;
const longestDescription = 400;

/** Reads title and description out of a page's head; null where it says no title. Markup and scripts are never kept. */
export function previewOf(html: string): LinkPreview | null {
  const head = html.slice(0, 200_000).replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, "");
  const title = plain(meta(head, "og:title") ?? /<title[^>]*>([\s\S]*?)<\/title>/i.exec(head)?.[1] ?? "", longestTitle);
  if (title === "") return null;
  const description = plain(meta(head, "og:description") ?? meta(head, "description") ?? "", longestDescription);
  return { title, description: description === "" ? null : description };
}

function meta(head: string, name: string): string | null {
  for (const [tag] of head.matchAll(/<meta\b(?:"[^"]*"|'[^']*'|[^'">])*>/gi)) {
    if (attribute(tag, "property") !== name && attribute(tag, "name") !== name) continue;
    return attribute(tag, "content");
  }
  return null;
}

function attribute(tag: string, name: string): string | null {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`, "i").exec(tag);
  return found?.[1] ?? found?.[2] ?? null;
}

const named: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

function plain(text: string, longest: number): string {
  const written = text
    .replace(/<[^>]*>/g, " ")
    .replace(/&(#x?[0-9a-f]+|[a-z]+);/gi, (whole, name: string) => named[name.toLowerCase()] ?? numbered(name) ?? whole)
    .replace(/[\p{C}\s]+/gu, " ")
    .trim();
  return written.length <= longest ? written : `${written.slice(0, longest - 1).trimEnd()}…`;
}

function numbered(name: string): string | null {
  if (!name.startsWith("#")) return null;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : null;
}

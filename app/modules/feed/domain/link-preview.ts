/** What a page says of itself, as plain text. */
export type LinkPreview = { readonly title: string; readonly description: string | null };

const longestTitle = 200;
const longestDescription = 400;
const longestHead = 200_000;

/** Reads title and description out of a page's head; null where it says no title. Markup and scripts are never kept. */
export function previewOf(html: string): LinkPreview | null {
  const head = withoutBlocks(html.slice(0, longestHead));
  const title = plain(meta(head, "og:title") ?? titleOf(head), longestTitle);
  if (title === "") return null;
  const description = plain(meta(head, "og:description") ?? meta(head, "description") ?? "", longestDescription);
  return { title, description: description === "" ? null : description };
}

/** Scripts and styles left out. One that does not end ends the page. */
function withoutBlocks(head: string): string {
  const small = head.toLowerCase();
  let [kept, from] = ["", 0];
  for (const { 0: opened, 1: name, index } of small.matchAll(/<(script|style)\b/g)) {
    if (index < from) continue;
    kept += head.slice(from, index);
    const end = small.indexOf(`</${name}`, index + opened.length);
    const closed = end < 0 ? -1 : small.indexOf(">", end);
    if (closed < 0) return kept;
    from = closed + 1;
  }
  return kept + head.slice(from);
}

/** What the first title says. */
function titleOf(head: string): string {
  const small = head.toLowerCase();
  const begin = small.indexOf("<title");
  const from = begin < 0 ? -1 : small.indexOf(">", begin) + 1;
  const end = from <= 0 ? -1 : small.indexOf("</title", from);
  return end < 0 ? "" : head.slice(from, end);
}

/** The tags of this name, each read to its end once; one that has none ends the page. */
function* tagsOf(head: string, name: string): Generator<string> {
  const small = head.toLowerCase();
  for (let from = small.indexOf(`<${name}`); from >= 0; from = small.indexOf(`<${name}`, from)) {
    const end = endOfTag(head, from);
    if (end < 0) return;
    yield head.slice(from, end);
    from = end;
  }
}

function endOfTag(head: string, from: number): number {
  for (let at = from; at >= 0 && at < head.length; at += 1) {
    if (head[at] === ">") return at + 1;
    if (head[at] === '"' || head[at] === "'") at = head.indexOf(head[at]!, at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

function meta(head: string, name: string): string | null {
  for (const tag of tagsOf(head, "meta")) {
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
    .replace(/<[^<>]*>/g, " ")
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

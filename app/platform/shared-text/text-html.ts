import * as Y from "yjs";
import { storableText } from "../http/storable.ts";
import { normalized } from "../text/normalized.ts";

/** Where the editor keeps the text in its document. */
const fragment = "default";
/** Text is made of HTML by nobody: whoever does it makes the same. */
const nobody = 1;
const deepest = 40;

type Attributes = Record<string, string | number | boolean | null | undefined>;
type Marks = ReadonlyMap<string, Attributes | true>;

const blocks: Readonly<Record<string, string>> = {
  paragraph: "p",
  bulletList: "ul",
  taskList: "ul",
  orderedList: "ol",
  listItem: "li",
  taskItem: "li",
  blockquote: "blockquote",
};
const marks = [
  ["code", "code"],
  ["strike", "s"],
  ["italic", "em"],
  ["bold", "strong"],
] as const;
const schemes = new Set(["http:", "https:", "mailto:"]);

/** What a text may have at most: signs of its HTML, elements and pieces of text that differ in their marks. */
export const mostOfAText = { html: 1_500_000, nodes: 15_000 } as const;

/** The text has more than it may. */
export class TextTooLarge extends Error {}

/**
 * The text as HTML that may be shown: it has the tags the editor knows, and links to pages and addresses. What the editor
 * does not know is left out. It stops as soon as it would be larger than a text may be.
 */
export function htmlOf(text: Y.Doc): string {
  const html = new Html();
  inside(html, text.getXmlFragment(fragment), 0);
  return html.saysSomething ? html.made.trim() : "";
}

/** HTML while it is made. */
class Html {
  made = "";
  saysSomething = false;
  private nodes = 0;

  add(piece: string): void {
    this.made += piece;
    if (this.made.length > mostOfAText.html) throw new TextTooLarge();
  }

  count(): void {
    this.nodes += 1;
    if (this.nodes > mostOfAText.nodes) throw new TextTooLarge();
  }
}

type Parent = Pick<Y.XmlFragment, "_start">;

function inside(html: Html, parent: Parent, depth: number): void {
  if (depth > deepest) throw new TextTooLarge();
  for (let item = parent._start; item; item = item.right) {
    html.count();
    if (item.deleted || !(item.content instanceof Y.ContentType)) continue;
    const node: unknown = item.content.type;
    if (node instanceof Y.XmlText) words(html, node);
    else if (node instanceof Y.XmlElement) element(html, node, depth);
  }
}

function element(html: Html, node: Y.XmlElement, depth: number): void {
  if (node.nodeName === "horizontalRule") html.saysSomething = true;
  if (node.nodeName === "horizontalRule") return html.add("<hr />");
  if (node.nodeName === "hardBreak") return html.add("<br />");
  const attributes = node.getAttributes() as Attributes;
  const tag = node.nodeName === "heading" ? (Number(attributes["level"]) === 3 ? "h3" : "h2") : blocks[node.nodeName];
  if (tag) html.add(`<${tag}${attributesHtml(node.nodeName, attributes)}>`);
  inside(html, node, depth + 1);
  if (tag) html.add(`</${tag}>`);
}

function attributesHtml(name: string, attributes: Attributes): string {
  if (name === "taskList") return ' data-type="taskList"';
  if (name === "taskItem") return ` data-type="taskItem" data-checked="${String(attributes["checked"]) === "true"}"`;
  const start = Number(attributes["start"] ?? 1);
  return name === "orderedList" && Number.isInteger(start) && start !== 1 ? ` start="${start}"` : "";
}

/** Piece by piece, as long as the marks stay the same. */
function words(html: Html, text: Y.XmlText): void {
  const open = new Map<string, Attributes | true>();
  let piece = "";
  for (let item = text._start; item; item = item.right) {
    html.count();
    if (item.deleted) continue;
    if (item.content instanceof Y.ContentString) piece += item.content.str;
    if (!(item.content instanceof Y.ContentFormat)) continue;
    inline(html, piece, open);
    piece = "";
    const { key, value } = item.content as unknown as { key: string; value: Attributes | null };
    if (value) open.set(key, value);
    else open.delete(key);
  }
  inline(html, piece, open);
}

function inline(html: Html, piece: string, open: Marks): void {
  const said = normalized(storableText(piece));
  if (said === "") return;
  const says = /\S/.test(said);
  html.saysSomething ||= says;
  const link = says ? linkOf(open.get("link")) : null;
  let [before, after] = ["", ""];
  for (const [mark, tag] of marks) if (open.has(mark)) [before, after] = [`<${tag}>${before}`, `${after}</${tag}>`];
  if (link) [before, after] = [`${link}${before}`, `${after}</a>`];
  html.add(`${before}${escaped(said)}${after}`);
}

function linkOf(said: Attributes | true | undefined): string | null {
  const href = typeof said === "object" ? said["href"] : null;
  if (typeof href !== "string" || !URL.canParse(href) || !schemes.has(new URL(href).protocol)) return null;
  return `<a href="${escaped(href).replace(/"/g, "&quot;")}" rel="noopener noreferrer nofollow">`;
}

function escaped(words: string): string {
  return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;");
}

/** A text that says the same as this cleaned HTML. It is the same bytes for whoever asks. */
export function editOfHtml(html: string): Uint8Array {
  const text = new Y.Doc();
  text.clientID = nobody;
  text.transact(() => new Builder(text.getXmlFragment(fragment)).read(html));
  return Y.encodeStateAsUpdate(text);
}

const elements: Readonly<Record<string, string>> = {
  p: "paragraph",
  h2: "heading",
  h3: "heading",
  ol: "orderedList",
  ul: "bulletList",
  li: "listItem",
  blockquote: "blockquote",
};
const taskElements: Readonly<Record<string, string>> = { ul: "taskList", li: "taskItem" };
const markOf: Readonly<Record<string, string>> = { strong: "bold", em: "italic", s: "strike", code: "code", a: "link" };
const textBlocks = new Set(["paragraph", "heading"]);

/** Reads tag by tag what `cleanRichText` lets through, which closes all that it opens. */
class Builder {
  private readonly open: (Y.XmlElement | Y.XmlFragment)[];
  private marks: [string, Attributes][] = [];

  constructor(root: Y.XmlFragment) {
    this.open = [root];
  }

  read(html: string): void {
    for (const [, end, tag, said = "", words] of html.matchAll(/<(\/?)([a-z0-9]+)((?![a-z0-9])[^>]*)?>|([^<]+)/g)) {
      if (words !== undefined) this.words(unescaped(words));
      else if (markOf[tag!]) this.mark(markOf[tag!]!, end === "/", said);
      else if (tag === "br") this.inline(new Y.XmlElement("hardBreak"));
      else if (tag === "hr") this.rule();
      else if (end) this.close(tag!);
      else this.begin(tag!, said);
    }
  }

  private get here(): Y.XmlElement | Y.XmlFragment {
    return this.open.at(-1)!;
  }

  private begin(tag: string, said: string): void {
    this.leaveText();
    const tasks = tag === "ul" ? said.includes("taskList") : tag === "li" && said.includes("taskItem");
    const name = (tasks ? taskElements : elements)[tag];
    if (!name) return;
    const element = new Y.XmlElement(name);
    // The editor keeps numbers and booleans as what they are.
    const set = (key: string, value: unknown) => element.setAttribute(key, value as string);
    if (name === "heading") set("level", tag === "h3" ? 3 : 2);
    if (name === "taskItem") set("checked", said.includes('data-checked="true"'));
    if (name === "orderedList") set("start", Number(/start="(\d+)"/.exec(said)?.[1] ?? 1));
    this.here.push([element]);
    this.open.push(element);
  }

  private close(tag: string): void {
    if (!elements[tag]) return;
    if (tag === "li" || tag === "blockquote") this.leaveText();
    if (tag !== "p" || this.isText(this.here)) this.leave();
  }

  private leave(): void {
    if (this.open.length > 1) this.open.pop();
  }

  /** A paragraph that was begun for bare words ends where a block begins. */
  private leaveText(): void {
    if (this.isText(this.here)) this.leave();
  }

  private isText(node: Y.XmlElement | Y.XmlFragment): boolean {
    return node instanceof Y.XmlElement && textBlocks.has(node.nodeName);
  }

  private rule(): void {
    this.leaveText();
    this.here.push([new Y.XmlElement("horizontalRule")]);
  }

  private mark(name: string, ends: boolean, said: string): void {
    if (ends) this.marks = this.marks.filter(([each]) => each !== name);
    else this.marks.push([name, name === "link" ? { href: unescaped(/href="([^"]*)"/.exec(said)?.[1] ?? "") } : {}]);
  }

  private words(words: string): void {
    if (words.trim() === "" && !this.isText(this.here)) return;
    const text = new Y.XmlText();
    this.inline(text);
    text.insert(0, words, Object.fromEntries(this.marks));
  }

  /** Words stand in a paragraph, also where the HTML has them bare. */
  private inline(node: Y.XmlElement | Y.XmlText): void {
    if (!this.isText(this.here)) {
      const paragraph = new Y.XmlElement("paragraph");
      this.here.push([paragraph]);
      this.open.push(paragraph);
    }
    this.here.push([node]);
  }
}

function unescaped(words: string): string {
  return words
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&#x27;/g, "'")
    .replace(/&nbsp;/g, "\u00a0")
    .replace(/&amp;/g, "&");
}

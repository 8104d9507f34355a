import * as Y from "yjs";

/** Where the editor keeps the text in its document. */
const fragment = "default";
/** Text is made of HTML by nobody: whoever does it makes the same. */
const nobody = 1;
const deepest = 40;

type Attributes = Record<string, string | number | boolean | null | undefined>;
type Inline = { insert: unknown; attributes?: Record<string, Attributes | null> };

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

/** The text as HTML, to be cleaned before it is shown. What the editor does not know is left out. */
export function htmlOf(text: Y.Doc): string {
  return inside(text.getXmlFragment(fragment).toArray(), 0);
}

type Node = Y.XmlElement | Y.XmlText | Y.XmlHook;

function inside(nodes: readonly Node[], depth: number): string {
  return depth > deepest ? "" : nodes.map((node) => nodeHtml(node, depth)).join("");
}

function nodeHtml(node: Node, depth: number): string {
  if (node instanceof Y.XmlText) return (node.toDelta() as Inline[]).map(inlineHtml).join("");
  if (!(node instanceof Y.XmlElement)) return "";
  const attributes = node.getAttributes() as Attributes;
  if (node.nodeName === "horizontalRule") return "<hr>";
  if (node.nodeName === "hardBreak") return "<br>";
  const tag = node.nodeName === "heading" ? (Number(attributes["level"]) === 3 ? "h3" : "h2") : blocks[node.nodeName];
  const words = inside(node.toArray() as Node[], depth + 1);
  return tag ? `<${tag}${attributesHtml(node.nodeName, attributes)}>${words}</${tag}>` : words;
}

function attributesHtml(name: string, attributes: Attributes): string {
  if (name === "taskList") return ' data-type="taskList"';
  if (name === "taskItem") return ` data-type="taskItem" data-checked="${String(attributes["checked"]) === "true"}"`;
  const start = Number(attributes["start"] ?? 1);
  return name === "orderedList" && Number.isInteger(start) && start !== 1 ? ` start="${start}"` : "";
}

function inlineHtml({ insert, attributes = {} }: Inline): string {
  if (typeof insert !== "string") return "";
  let html = escaped(insert);
  for (const [mark, tag] of marks) if (attributes[mark]) html = `<${tag}>${html}</${tag}>`;
  const href = attributes["link"]?.["href"];
  return typeof href === "string" ? `<a href="${escaped(href)}">${html}</a>` : html;
}

function escaped(words: string): string {
  return words.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");
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
    for (const [, end, tag, said, words] of html.matchAll(/<(\/?)([a-z0-9]+)([^>]*)>|([^<]+)/g)) {
      if (words !== undefined) this.words(unescaped(words));
      else if (markOf[tag!]) this.mark(markOf[tag!]!, end === "/", said!);
      else if (tag === "br") this.inline(new Y.XmlElement("hardBreak"));
      else if (tag === "hr") this.rule();
      else if (end) this.close(tag!);
      else this.begin(tag!, said!);
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

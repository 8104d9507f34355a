import { DOMParser } from "@xmldom/xmldom";

/** Bounds of a document: signs, elements, and how deep they lie in each other. */
export type XmlBounds = { signs: number; elements: number; depth: number; comments: boolean };

/** What a provider posts; comments are refused there, for they can cut a name in two. */
export const answerBounds: XmlBounds = { signs: 256 * 1024, elements: 2_000, depth: 40, comments: false };
/** How a provider describes itself. */
export const metadataBounds: XmlBounds = { signs: 512 * 1024, elements: 10_000, depth: 40, comments: true };

export class MalformedXml extends Error {}

/**
 * A document of a stranger. Looked through as text before anything parses it: no document type, no entities, no processing
 * instructions, nothing larger or deeper than such a document is. Throws `MalformedXml`.
 */
export function readXml(text: string, bounds: XmlBounds): Element {
  if (text.length > bounds.signs) throw new MalformedXml("too large");
  requirePlain(text, bounds);
  const refuse = (said: unknown) => {
    throw new MalformedXml(String(said).slice(0, 200));
  };
  const parser = new DOMParser({ errorHandler: { warning: refuse, error: refuse, fatalError: refuse } });
  const root = parser.parseFromString(text, "text/xml")?.documentElement as Element | undefined;
  if (!root) throw new MalformedXml("no element");
  return root;
}

function requirePlain(text: string, { elements, depth, comments }: XmlBounds): void {
  const head = /^\uFEFF?\s{0,20}<\?xml\s[^<>]{0,200}\?>/.exec(text)?.[0].length ?? 0;
  let [count, level] = [0, 0];
  for (let at = text.indexOf("<", head); at >= 0; at = text.indexOf("<", at + 1)) {
    const next = text[at + 1];
    if (next === "?") throw new MalformedXml("a processing instruction");
    if (next === "!") {
      if (!comments || !text.startsWith("<!--", at)) throw new MalformedXml("a declaration, comment or section");
      const end = text.indexOf("-->", at);
      if (end < 0) throw new MalformedXml("an open comment");
      at = end;
      continue;
    }
    const end = text.indexOf(">", at);
    if (end < 0) throw new MalformedXml("an open tag");
    if (next === "/") level -= 1;
    else if (text[end - 1] !== "/") level += 1;
    count += 1;
    if (count > 2 * elements || level > depth) throw new MalformedXml("too much of it");
  }
}

/** The elements of a name right below another one. */
export function childrenOf(parent: Element, namespace: string, name: string): Element[] {
  return elementsOf(parent).filter((child) => child.namespaceURI === namespace && child.localName === name);
}

/** The only element of a name right below another one; null where there is none, or more than one. */
export function onlyChild(parent: Element, namespace: string, name: string): Element | null {
  const found = childrenOf(parent, namespace, name);
  return found.length === 1 ? found[0]! : null;
}

/** Everything below an element, itself included; but for what stands in `omitted`. */
export function allWithin(root: Element, omitted?: Element): Element[] {
  const found = [root];
  for (let at = 0; at < found.length; at += 1) {
    if (found[at] !== omitted) found.push(...elementsOf(found[at]!));
  }
  return found;
}

function elementsOf(parent: Element): Element[] {
  return Array.from(parent.childNodes).filter((node): node is Element => node.nodeType === 1);
}

/** What stands in an element, without white space around it. */
export const textOf = (element: Element | null): string => element?.textContent?.trim() ?? "";

import { LRUCache } from "lru-cache";
import { bytesOf, page } from "./page-state.ts";
import { idsAsked, position } from "./tree-position.ts";

/** Of one that asked for ids, each place in the page has its own words: there it says that alone. */
type KeptPart = { html: Buffer; namespaces: readonly string[]; asksForIds: boolean };

/** Bytes that are kept a process, at the most. */
const most = 8_000_000;

const parts = new LRUCache<string, KeptPart>({
  maxSize: most,
  sizeCalculation: ({ html }, key) => key.length + html.length + 1,
});

/**
 * Writes a part that was drawn before as it was, or draws it and keeps it. `by` names all that its words hang on; where ids
 * are made within, its place in the page is added here.
 */
export function writeKept(by: string, draw: () => void): void {
  const anywhere = parts.get(by);
  if (!anywhere) keep(by, draw);
  else if (anywhere.asksForIds) writeHere(`${position()} ${by}`, draw);
  else write(anywhere);
  page.afterText = false;
}

function writeHere(key: string, draw: () => void): void {
  const known = parts.get(key);
  if (known) write(known);
  else parts.set(key, drawn(draw));
}

function write({ html, namespaces }: KeptPart): void {
  page.pieces.push(page.html, html);
  page.html = "";
  for (const namespace of namespaces) page.namespaces.add(namespace);
}

function keep(by: string, draw: () => void): void {
  const place = position();
  const part = drawn(draw);
  if (part.asksForIds)
    parts.set(`${place} ${by}`, part).set(by, { html: Buffer.alloc(0), namespaces: [], asksForIds: true });
  else parts.set(by, part);
}

function drawn(draw: () => void): KeptPart {
  const [pieces, namespaces, askedBefore] = [[...page.pieces, page.html], page.namespaces, idsAsked()];
  Object.assign(page, { pieces: [], html: "", namespaces: new Set(), afterText: false });
  try {
    draw();
    const html = bytesOf([...page.pieces, page.html]);
    pieces.push(html);
    return { html, namespaces: [...page.namespaces], asksForIds: idsAsked() > askedBefore };
  } finally {
    for (const namespace of page.namespaces) namespaces.add(namespace);
    Object.assign(page, { pieces, html: "", namespaces });
  }
}

import { page } from "./page-state.ts";
import { position } from "./tree-position.ts";

type KeptPart = { html: string; namespaces: readonly string[] };

/** Characters that are kept a process, at the most: about as many bytes, most of it is in Latin letters. */
const most = 8_000_000;

const parts = new Map<string, KeptPart>();
let held = 0;

/**
 * Writes a part that was drawn before as it was, or draws it and keeps it. `by` names all that its words hang on; its place in
 * the page is added here, for its ids are made of it.
 */
export function writeKept(by: string, draw: () => void): void {
  const key = `${position()} ${by}`;
  const known = parts.get(key);
  if (known) {
    page.html += known.html;
    for (const namespace of known.namespaces) page.namespaces.add(namespace);
  } else keep(key, draw);
  page.afterText = false;
}

function keep(key: string, draw: () => void): void {
  const [before, namespaces] = [page.html, page.namespaces];
  [page.html, page.namespaces, page.afterText] = ["", new Set(), false];
  try {
    draw();
    store(key, { html: page.html, namespaces: [...page.namespaces] });
  } finally {
    for (const namespace of page.namespaces) namespaces.add(namespace);
    [page.html, page.namespaces] = [before + page.html, namespaces];
  }
}

function store(key: string, part: KeptPart): void {
  const size = key.length + part.html.length;
  if (held + size > most) {
    parts.clear();
    held = 0;
  }
  parts.set(key, part);
  held += size;
}

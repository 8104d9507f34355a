import * as Y from "yjs";
import { isSoundVector } from "./sound-edit.ts";
import { editOfHtml } from "./text-html.ts";

/** As it is kept: everything up to some edit at once, and the edits since, in the order they came. */
export type KeptText = {
  /** Null until somebody types: the text is what `body` says. */
  snapshot: Uint8Array | null;
  edits: readonly Uint8Array[];
  /** The same as cleaned HTML. */
  body: string;
};

/** The text as it stands. */
export function openText({ snapshot, edits, body }: KeptText): Y.Doc {
  const text = new Y.Doc();
  const first = snapshot ?? (body === "" ? null : editOfHtml(body));
  for (const edit of first ? [first, ...edits] : edits) Y.applyUpdate(text, edit);
  return text;
}

/** All there is. */
export function wholeOf(text: Y.Doc): Uint8Array {
  return Y.encodeStateAsUpdate(text);
}

/** What somebody has, in short: others send what is missing from it. */
export function vectorOf(text: Y.Doc): Uint8Array {
  return Y.encodeStateVector(text);
}

/** What somebody lacks who has this; null where the vector is none. */
export function missingFrom(text: Y.Doc, vector: Uint8Array): Uint8Array | null {
  return isSoundVector(vector) ? Y.encodeStateAsUpdate(text, vector) : null;
}

/** Lines at the end, each a paragraph; answers the edit. For who writes without an editor. */
export function appendLines(text: Y.Doc, lines: string): Uint8Array {
  const before = vectorOf(text);
  for (const line of lines.split(/\r?\n/)) {
    if (line.trim() === "") continue;
    const paragraph = new Y.XmlElement("paragraph");
    text.getXmlFragment("default").push([paragraph]);
    paragraph.push([new Y.XmlText(line)]);
  }
  return Y.encodeStateAsUpdate(text, before);
}

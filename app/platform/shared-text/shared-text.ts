import * as Y from "yjs";
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

export type Taken =
  /** What was new of it; null where all of it was known. */
  | { is: "TAKEN"; edit: Uint8Array | null }
  /** It follows upon something that is not here: who sent it is to send all that they have. */
  | { is: "AHEAD" }
  | { is: "BROKEN" };

/** Brings an edit of somebody into the text. It may come twice, late, or before another: nothing is lost or doubled. */
export function takeEdit(text: Y.Doc, edit: Uint8Array): Taken {
  const fresh: Uint8Array[] = [];
  const note = (update: Uint8Array) => void fresh.push(update);
  text.on("update", note);
  try {
    Y.applyUpdate(text, edit);
  } catch {
    return { is: "BROKEN" };
  } finally {
    text.off("update", note);
  }
  if (text.store.pendingStructs !== null || text.store.pendingDs !== null) return { is: "AHEAD" };
  return { is: "TAKEN", edit: fresh.length === 0 ? null : Y.mergeUpdates(fresh) };
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
  try {
    return Y.encodeStateAsUpdate(text, vector);
  } catch {
    return null;
  }
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

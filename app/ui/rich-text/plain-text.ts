import type { Editor } from "@tiptap/react";

/** What stood in the plain field when the editor took its place. */
export type PlainText = {
  /** What was typed by then; null where nothing was. */
  text: string | null;
  /** How many characters stand before the caret; null where the field was not being typed in. */
  caret: number | null;
};

/** Goes on in the editor with what was typed in the plain field, at the same place. */
export function goOnWith(editor: Editor, { text, caret }: PlainText): void {
  if (text !== null) editor.commands.setContent(documentOf(text), { emitUpdate: true });
  if (caret === null) return;
  editor.commands.setTextSelection(positionOf(editor, caret));
  // The editor's own command waits for the next frame, and what is typed until then would be lost.
  editor.view.focus();
}

function documentOf(text: string) {
  const paragraphs = text.split("\n").map((line) => ({
    type: "paragraph",
    ...(line ? { content: [{ type: "text", text: line }] } : {}),
  }));
  return { type: "doc", content: paragraphs };
}

/** The place in the document that has so many characters before it. */
function positionOf({ state: { doc } }: Editor, characters: number): number {
  let [low, high] = [0, doc.content.size];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (doc.textBetween(0, middle, "\n").length < characters) low = middle + 1;
    else high = middle;
  }
  return low;
}

import { EditorContent, useEditor } from "@tiptap/react";
import { useLayoutEffect, useState } from "react";
import { fieldAttributes, formats } from "./editor-options.ts";
import { goOnWith, type PlainText } from "./plain-text.ts";
import classes from "./rich-text.module.css";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import type { RichTextWords } from "./rich-text-words.ts";

export interface RichTextEditorProps {
  id: string;
  label: string;
  html: string;
  /** What stood in the field before; null from the second time on. */
  takePlainText: () => PlainText | null;
  placeholder?: string | undefined;
  words: RichTextWords;
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
}

const extensions = formats({ undoes: true });

/**
 * The editor itself; a chunk of its own. React may hold back for 300 ms what it has drawn in place of a fallback, and
 * Tiptap destroys an editor that is not on the screen after 1 ms. So the editor is made only once this stands in the
 * plain field's place, in the same step: no key falls between the two.
 */
export function RichTextEditor(props: RichTextEditorProps) {
  const [inPlace, setInPlace] = useState(false);
  useLayoutEffect(() => setInPlace(true), []);
  return inPlace ? <Editor {...props} /> : null;
}

function Editor({ id, label, html, takePlainText, words, onChange, onBlur, placeholder }: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    immediatelyRender: true,
    editorProps: { attributes: fieldAttributes({ id, label, placeholder }) },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    onBlur: () => onBlur?.(),
  });
  useLayoutEffect(() => {
    const before = takePlainText();
    if (before) goOnWith(editor, before);
  }, [editor, takePlainText]);
  return (
    <div className={classes.frame} data-empty={editor.isEmpty || undefined}>
      <RichTextToolbar editor={editor} words={words} />
      <EditorContent editor={editor} />
    </div>
  );
}

import { EditorContent, useEditor } from "@tiptap/react";
import { useLayoutEffect } from "react";
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

/** The editor itself; a chunk of its own. */
export function RichTextEditor({
  id,
  label,
  html,
  takePlainText,
  words,
  onChange,
  onBlur,
  placeholder,
}: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    // Never drawn on a server; there at once, no key falls between the plain field and the editor.
    immediatelyRender: true,
    editorProps: { attributes: fieldAttributes({ id, label, placeholder }) },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    onBlur: () => onBlur?.(),
  });
  useLayoutEffect(() => {
    // One that was put away while the screen waited for another part: the next one goes on with what was typed.
    if (editor["commandManager"] === null) return;
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

import { EditorContent, useEditor } from "@tiptap/react";
import { fieldAttributes, formats } from "./editor-options.ts";
import classes from "./rich-text.module.css";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import type { RichTextWords } from "./rich-text-words.ts";

export interface RichTextEditorProps {
  id: string;
  label: string;
  html: string;
  placeholder?: string | undefined;
  words: RichTextWords;
  onChange: (html: string) => void;
  onBlur?: (() => void) | undefined;
}

const extensions = formats({ undoes: true });

/** The editor itself; a chunk of its own. */
export function RichTextEditor({ id, label, html, words, onChange, onBlur, placeholder }: RichTextEditorProps) {
  const editor = useEditor({
    extensions,
    content: html,
    injectCSS: false,
    immediatelyRender: false,
    editorProps: { attributes: fieldAttributes({ id, label, placeholder }) },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? "" : changed.getHTML()),
    onBlur: () => onBlur?.(),
  });
  if (!editor) return <div className={classes.frame} />;
  return (
    <div className={classes.frame} data-empty={editor.isEmpty || undefined}>
      <RichTextToolbar editor={editor} words={words} />
      <EditorContent editor={editor} />
    </div>
  );
}

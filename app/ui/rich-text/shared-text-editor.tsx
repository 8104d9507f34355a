import Collaboration from "@tiptap/extension-collaboration";
import { EditorContent, useEditor, useEditorState, type Editor } from "@tiptap/react";
import type { Doc } from "yjs";
import { fieldAttributes, formats } from "./editor-options.ts";
import classes from "./rich-text.module.css";
import { RichTextToolbar } from "./rich-text-toolbar.tsx";
import type { RichTextWords } from "./rich-text-words.ts";

export interface SharedTextEditorProps {
  id: string;
  label: string;
  /** What several people write at once; another one takes its place only under a new key. */
  text: Doc;
  placeholder?: string | undefined;
  words: RichTextWords;
}

/** The same editor on a text that others write too; undoing takes back one's own words alone. A chunk of its own. */
export function SharedTextEditor({ id, label, text, words, placeholder }: SharedTextEditorProps) {
  const editor = useEditor({
    extensions: [...formats({ undoes: false }), Collaboration.configure({ document: text })],
    injectCSS: false,
    immediatelyRender: false,
    editorProps: { attributes: fieldAttributes({ id, label, placeholder }) },
  });
  return editor ? <Written editor={editor} words={words} /> : <div className={classes.frame} />;
}

/** What others type is heard from here on, so the hint for an empty text goes when it should. */
function Written({ editor, words }: { editor: Editor; words: RichTextWords }) {
  const empty = useEditorState({ editor, selector: ({ editor: now }) => now.isEmpty });
  return (
    <div className={classes.frame} data-empty={empty || undefined}>
      <RichTextToolbar editor={editor} words={words} />
      <EditorContent editor={editor} />
    </div>
  );
}

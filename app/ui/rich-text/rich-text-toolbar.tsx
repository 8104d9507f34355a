import { IconBold, IconH2, IconItalic, IconLink, IconList, IconListCheck, IconListNumbers } from "@tabler/icons-react";
import { useEditorState, type Editor } from "@tiptap/react";
import { useState, type KeyboardEvent } from "react";
import { Button } from "../button/button.tsx";
import { TextField } from "../text-field/text-field.tsx";
import classes from "./rich-text.module.css";
import type { RichTextWords } from "./rich-text-words.ts";

/** One stop of the Tab key; arrows lead from button to button. */
export function RichTextToolbar({ editor, words }: { editor: Editor; words: RichTextWords }) {
  const [linking, setLinking] = useState(false);
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive("bold"),
      italic: now.isActive("italic"),
      heading: now.isActive("heading", { level: 2 }),
      bullets: now.isActive("bulletList"),
      numbers: now.isActive("orderedList"),
      checklist: now.isActive("taskList"),
      link: now.isActive("link"),
    }),
  });
  const acts = [
    ["bold", IconBold, () => editor.chain().focus().toggleBold().run()],
    ["italic", IconItalic, () => editor.chain().focus().toggleItalic().run()],
    ["heading", IconH2, () => editor.chain().focus().toggleHeading({ level: 2 }).run()],
    ["bullets", IconList, () => editor.chain().focus().toggleBulletList().run()],
    ["numbers", IconListNumbers, () => editor.chain().focus().toggleOrderedList().run()],
    ["checklist", IconListCheck, () => editor.chain().focus().toggleTaskList().run()],
    ["link", IconLink, () => setLinking(!linking)],
  ] as const;
  return (
    <>
      <div role="toolbar" aria-label={words.toolbar} className={classes.toolbar} onKeyDown={moveFocus}>
        {acts.map(([name, Icon, act], index) => (
          <button
            key={name}
            type="button"
            className={classes.tool}
            tabIndex={index === 0 ? 0 : -1}
            aria-pressed={on[name]}
            aria-label={words[name]}
            title={words[name]}
            onMouseDown={(event) => event.preventDefault()}
            onClick={act}
          >
            <Icon size={16} aria-hidden="true" />
          </button>
        ))}
      </div>
      {linking ? <LinkLine editor={editor} words={words} onDone={() => setLinking(false)} /> : null}
    </>
  );
}

function LinkLine({ editor, words, onDone }: { editor: Editor; words: RichTextWords; onDone: () => void }) {
  const [href, setHref] = useState(String(editor.getAttributes("link")["href"] ?? "https://"));
  const apply = () => {
    if (/^(https?:\/\/|mailto:)\S+$/i.test(href))
      editor.chain().focus().extendMarkRange("link").setLink({ href }).run();
    onDone();
  };
  return (
    <div className={classes.linkLine}>
      <TextField
        name=""
        type="url"
        label={words.linkAddress}
        hideLabel
        autoFocus
        value={href}
        onChange={(event) => setHref(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            apply();
          }
        }}
      />
      <Button size="small" onClick={apply}>
        {words.linkApply}
      </Button>
      <Button
        size="small"
        tone="quiet"
        onClick={() => {
          editor.chain().focus().extendMarkRange("link").unsetLink().run();
          onDone();
        }}
      >
        {words.linkRemove}
      </Button>
    </div>
  );
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>) {
  const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll("button")];
  const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? -step : step;
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(at + forward + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
}

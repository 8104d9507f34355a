import { TaskItem, TaskList } from "@tiptap/extension-list";
import StarterKit from "@tiptap/starter-kit";
import classes from "./rich-text.module.css";

/** What text may hold; `undoes` is left out where the history is a shared one. */
export const formats = ({ undoes }: { undoes: boolean }) => [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    underline: false,
    codeBlock: false,
    link: { openOnClick: false, protocols: ["http", "https", "mailto"], defaultProtocol: "https" },
    ...(undoes ? {} : { undoRedo: false }),
  }),
  TaskList,
  TaskItem.configure({ nested: true }),
];

/** What the field of an editor says of itself. */
export function fieldAttributes({
  id,
  label,
  placeholder,
}: {
  id: string;
  label: string;
  placeholder?: string | undefined;
}): Record<string, string> {
  return {
    id,
    role: "textbox",
    "aria-multiline": "true",
    "aria-label": label,
    dir: "auto",
    class: `${classes.words} ${classes.editable}`,
    ...(placeholder ? { "data-placeholder": placeholder } : {}),
  };
}

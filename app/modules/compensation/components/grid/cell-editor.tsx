import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import classes from "./grid.module.css";
import type { Editing, Step } from "./use-grid.ts";

type CellEditorProps = {
  editing: Editing;
  label: string;
  onCommit(text: string, step: Step | null): void;
  onCancel(): void;
};

/** A cell while it is typed into: Enter and Tab keep what is typed and go on, Escape lets it go. */
export function CellEditor({ editing, label, onCommit, onCancel }: CellEditorProps) {
  const [text, setText] = useState(editing.text);
  const input = useRef<HTMLInputElement>(null);
  const ended = useRef(false);
  useEffect(() => {
    input.current?.focus({ preventScroll: true });
    if (!editing.over) input.current?.select();
  }, [editing.over]);
  const end = (step: Step | null) => {
    if (ended.current) return;
    ended.current = true;
    onCommit(text, step);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.preventDefault();
      ended.current = true;
      onCancel();
    }
    const step = stepOf(event);
    if (!step) return;
    event.preventDefault();
    end(step);
  };
  return (
    <input
      ref={input}
      className={classes.editor}
      aria-label={label}
      autoComplete="off"
      maxLength={1000}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={keys}
      onMouseDown={(event) => event.stopPropagation()}
      onBlur={() => end(null)}
    />
  );
}

function stepOf({ key, shiftKey }: KeyboardEvent): Step | null {
  if (key === "Tab") return { rows: 0, columns: shiftKey ? -1 : 1 };
  if (key === "ArrowDown") return { rows: 1, columns: 0 };
  if (key === "ArrowUp") return { rows: -1, columns: 0 };
  return key === "Enter" ? { rows: shiftKey ? -1 : 1, columns: 0 } : null;
}

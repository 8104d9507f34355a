import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from "react";
import type { GridRow } from "../../queries/planning-page.ts";
import classes from "../compensation.module.css";
import { useCompensationWords } from "../use-compensation-words.ts";
import type { CellState } from "./use-cells.ts";

type RaiseCellProps = {
  row: GridRow;
  /** What the cell says as text, as it would be typed. */
  text: string;
  state: CellState | undefined;
  at: number;
  onSave(text: string): void;
  onMove(to: number): void;
  onPaste(text: string): void;
  onUndo(): void;
};

const wrong: ReadonlySet<string> = new Set(["OVER_BUDGET", "MALFORMED", "REASON_NEEDED", "CHANGED", "NOT_YOURS"]);

/** A cell as in a spreadsheet: arrows and Enter go up and down, typing replaces, a pasted block fills the cells below. */
export function RaiseCell({ row, text, state, at, onSave, onMove, onPaste, onUndo }: RaiseCellProps) {
  const { t } = useCompensationWords();
  const [typed, setTyped] = useState(text);
  const focused = useRef(false);
  useEffect(() => {
    if (!focused.current) setTyped(text);
  }, [text]);
  const commit = () => {
    if (typed.trim() !== text && typed.trim() !== "") onSave(typed);
  };
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if ((event.ctrlKey || event.metaKey) && event.key === "z" && typed === text) {
      event.preventDefault();
      return onUndo();
    }
    if (event.key === "Escape") return setTyped(text);
    const step = stepOf(event);
    if (step === 0) return;
    event.preventDefault();
    // Leaving the cell saves it.
    onMove(at + step);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const block = event.clipboardData.getData("text/plain");
    if (!block.trim().includes("\n") && !block.includes("\t")) return;
    event.preventDefault();
    onPaste(block);
  };
  return (
    <input
      className={classes.cell}
      data-cell={at}
      data-outcome={state?.outcome}
      aria-label={t("grid.raise-of", { name: row.name })}
      aria-invalid={state && wrong.has(state.outcome) ? true : undefined}
      inputMode="decimal"
      autoComplete="off"
      disabled={!row.editable}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onFocus={(event) => {
        focused.current = true;
        event.target.select();
      }}
      onBlur={() => {
        focused.current = false;
        commit();
      }}
      onKeyDown={keys}
      onPaste={paste}
    />
  );
}

function stepOf({ key, shiftKey }: KeyboardEvent): number {
  if (key === "ArrowDown") return 1;
  if (key === "ArrowUp") return -1;
  return key === "Enter" ? (shiftKey ? -1 : 1) : 0;
}

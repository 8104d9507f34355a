import type { KeyboardEvent } from "react";

/**
 * Keys of a form of rows: Enter and the down arrow go to the same field of the next row, the up arrow to the one
 * before, Enter with Ctrl or Command sends. A choice keeps its arrows. Fields name themselves by `data-field`.
 */
export function onRowKey(event: KeyboardEvent<HTMLFormElement>): void {
  const { target, key } = event;
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement) || event.nativeEvent.isComposing)
    return;
  const field = target.dataset["field"];
  if (!field) return;
  if (key === "Enter" && (event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    event.currentTarget.requestSubmit();
    return;
  }
  const step =
    key === "Enter"
      ? event.shiftKey
        ? -1
        : 1
      : target instanceof HTMLSelectElement
        ? 0
        : key === "ArrowDown"
          ? 1
          : key === "ArrowUp"
            ? -1
            : 0;
  if (step === 0) return;
  event.preventDefault();
  const fields = [...event.currentTarget.querySelectorAll<HTMLElement>(`[data-field="${field}"]`)];
  const next = fields[fields.indexOf(target) + step];
  if (next) next.focus();
  else if (step > 0) event.currentTarget.querySelector<HTMLElement>("button[type=submit]")?.focus();
  if (next instanceof HTMLInputElement) next.select();
}

import { controlsOf } from "./controls-of.ts";

type Typed = HTMLInputElement | HTMLTextAreaElement;

/**
 * Tells React of what somebody typed or chose in a form before the page had come alive. React keeps such values in their
 * fields and tells no component of them, so that what follows from a choice would not follow.
 */
export function tellEarlyChanges(form: HTMLFormElement): void {
  for (const field of controlsOf(form)) {
    if (field instanceof HTMLSelectElement) tellSelect(field);
    else if (field instanceof HTMLTextAreaElement) tellTyped(field);
    else if (field instanceof HTMLInputElement) tellInput(field);
  }
}

function tellInput(field: HTMLInputElement): void {
  if (field.type === "checkbox" || field.type === "radio") tellChecked(field);
  else if (field.type === "file") tellFiles(field);
  else if (field.type !== "hidden") tellTyped(field);
}

/** React compares with the value that it last set or saw, so it is shown the old one first. */
function tellTyped(field: Typed): void {
  const { value, defaultValue } = field;
  if (value === defaultValue) return;
  const caret = field === document.activeElement ? field.selectionStart : null;
  field.value = defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!.call(field, value);
  if (caret !== null) field.setSelectionRange(caret, caret);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Of radio buttons only the chosen one speaks. */
function tellChecked(field: HTMLInputElement): void {
  if (field.checked === field.defaultChecked || (field.type === "radio" && !field.checked)) return;
  field.checked = !field.checked;
  field.click();
}

function tellSelect(field: HTMLSelectElement): void {
  const options = [...field.options];
  const hasDefault = options.some(({ defaultSelected }) => defaultSelected);
  // A select that came with the page says what it began with; one that React drew since, whose value it holds, does not.
  const isOfThePage = document.documentElement.dataset.alive !== "true";
  const changed = hasDefault
    ? options.some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : isOfThePage && field.selectedIndex > 0;
  if (changed) field.dispatchEvent(new Event("change", { bubbles: true }));
}

function tellFiles(field: HTMLInputElement): void {
  if (field.files?.length) field.dispatchEvent(new Event("change", { bubbles: true }));
}

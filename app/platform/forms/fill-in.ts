import { controlsOf } from "#app/ui/field/controls-of.ts";

/** Writes into a field as a person would: what listens to the form hears of it. */
export function fillIn(form: HTMLFormElement, name: string, value: string): void {
  const field = controlsOf(form).namedItem(name);
  const isTyped = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;
  if (!isTyped && !(field instanceof HTMLSelectElement)) return;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  field.dispatchEvent(new Event("change", { bubbles: true }));
}

const focusable = "input:not([type=hidden]), select, textarea, button, [tabindex]";
const marked = '[aria-invalid="true"], [data-invalid], [id$="-error"]';

/**
 * Puts the focus on the first field of a form that is marked as wrong, or that has what is wrong below it; every fold that
 * holds such a field opens. False where there is none.
 */
export function focusFirstFault(form: HTMLFormElement): boolean {
  const faults = [...form.querySelectorAll<HTMLElement>(marked)]
    .map((mark) => (mark.matches(focusable) ? mark : controlOf(mark)))
    .filter((field): field is HTMLElement => field !== null && !field.closest("[hidden]"));
  for (const field of faults) field.closest("details")?.setAttribute("open", "");
  faults[0]?.focus();
  return faults.length > 0;
}

function controlOf(mark: HTMLElement): HTMLElement | null {
  const within = mark.querySelector<HTMLElement>(focusable);
  return within ?? mark.closest("fieldset, div")?.querySelector<HTMLElement>(focusable) ?? null;
}

const focusable = "input:not([type=hidden]), select, textarea, button, [tabindex]";
const marked = '[aria-invalid="true"], [data-invalid], [id$="-error"]';

/**
 * Puts the focus on the first field of a form that is marked as wrong, or that has what is wrong below it; a fold it lies
 * in opens. False where there is none.
 */
export function focusFirstFault(form: HTMLFormElement): boolean {
  for (const mark of form.querySelectorAll<HTMLElement>(marked)) {
    const target = mark.matches(focusable) ? mark : controlOf(mark);
    if (!target || target.closest("[hidden]")) continue;
    target.closest("details")?.setAttribute("open", "");
    target.focus();
    return true;
  }
  return false;
}

function controlOf(mark: HTMLElement): HTMLElement | null {
  const within = mark.querySelector<HTMLElement>(focusable);
  return within ?? mark.closest("fieldset, div")?.querySelector<HTMLElement>(focusable) ?? null;
}

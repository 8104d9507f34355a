const focusable = "input:not([type=hidden]), select, textarea, button, [tabindex]";

/** Puts the focus on the first field of a form that is marked as wrong; a fold it lies in opens. False where there is none. */
export function focusFirstFault(form: HTMLFormElement): boolean {
  for (const marked of form.querySelectorAll<HTMLElement>('[aria-invalid="true"]')) {
    const target = marked.matches(focusable) ? marked : marked.querySelector<HTMLElement>(focusable);
    if (!target || target.closest("[hidden]")) continue;
    target.closest("details")?.setAttribute("open", "");
    target.focus();
    return true;
  }
  return false;
}

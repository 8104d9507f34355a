/**
 * The fields and buttons of a form. A field that is called `elements` would stand in the way of the property of that name,
 * so it is read as every form has it.
 */
export function controlsOf(form: HTMLFormElement): HTMLFormControlsCollection {
  return Reflect.get(HTMLFormElement.prototype, "elements", form) as HTMLFormControlsCollection;
}

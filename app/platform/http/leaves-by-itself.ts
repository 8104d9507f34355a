import type { ShouldRevalidateFunctionArgs } from "@remix-run/react";

/**
 * True for a form that takes its own record away and goes elsewhere (`leaves` among its fields):
 * asking for that record again before it has left would only find it gone.
 */
export function leavesByItself(form: FormData | undefined): boolean {
  return form?.has("leaves") ?? false;
}

/** `shouldRevalidate` of a record's page. */
export function shouldRevalidateUnlessLeft({ formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return !leavesByItself(formData) && defaultShouldRevalidate;
}

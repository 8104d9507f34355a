import { toldBy } from "#app/platform/company/company-told.ts";
import type { Tenant } from "#tenancy/tenant.ts";

const special = /[<>"']/;
let restricts = false;

/** Whether a plain text has a sign that a company which restricts special characters does not take. */
export function hasSpecialCharacters(text: string): boolean {
  return special.test(text);
}

/**
 * Reads what was sent by the rule the company has for plain texts; `read` does it at once, so that the rule is of no other
 * request. Where no company is open there is none.
 */
export function byTextRuleOf<Read>(tenant: Pick<Tenant, "settings"> | null, read: () => Read): Read {
  const before = restricts;
  restricts = tenant !== null && toldBy(tenant).restrictSpecialCharacters;
  try {
    return read();
  } finally {
    restricts = before;
  }
}

/** Whether the text may be taken by the rule that holds while it is read. */
export function mayHold(text: string): boolean {
  return !restricts || !hasSpecialCharacters(text);
}

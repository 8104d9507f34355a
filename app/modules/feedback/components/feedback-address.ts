import { pageToReturnTo } from "../feedback-flags.ts";
import { useLocation } from "@remix-run/react";
import { changedAddress } from "#app/shell/components/use-address.ts";
import type { FormType } from "../domain/form-type.ts";

const panel = [
  "formType",
  "feedbackId",
  "empId",
  "feedbackType",
  "isSharePublicPraise",
  "note",
  "act",
  "about",
  "promptGenderKey",
  "back",
];

/** The present address with another panel, or with some parameters changed. */
export function useFeedbackAddress() {
  const { pathname, search } = useLocation();
  const to = (parameters: URLSearchParams) => (parameters.size > 0 ? `${pathname}?${parameters}` : pathname);
  const without = (names: readonly string[]) => {
    const kept = new URLSearchParams(search);
    for (const name of names) kept.delete(name);
    return kept;
  };
  return {
    search: new URLSearchParams(search),
    /** With no panel open; the page from which a dialog was opened, where an address says so. */
    closed: pageToReturnTo(search) ?? to(without(panel)),
    /** With this panel open. */
    panel: (formType: FormType, more: Readonly<Record<string, string>> = {}) => {
      const next = without(panel.filter((name) => name !== "back"));
      for (const [name, value] of Object.entries({ formType, ...more })) next.set(name, value);
      return to(next);
    },
    /** With some parameters changed; paging starts over, and panels close. */
    with: (changes: Readonly<Record<string, string | null>>) =>
      changedAddress({ pathname, search: `?${without(panel)}` }, changes),
    /** With the same panel, and another act in it. */
    act: (act: string | null) => {
      const next = new URLSearchParams(search);
      if (act === null) next.delete("act");
      else next.set("act", act);
      return to(next);
    },
  };
}

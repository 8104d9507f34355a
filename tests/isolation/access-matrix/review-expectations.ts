import type { Actor, RecordKind } from "./cast.ts";
import { signedIn, type Expectation } from "./row.ts";

const only =
  (
    who: Record<RecordKind, readonly Actor[]>,
    refused: Partial<Record<RecordKind, readonly Actor[]>> = {},
  ): Expectation =>
  (actor, record) => {
    const atDoor = signedIn(actor, record);
    if (atDoor !== "DONE") return atDoor;
    if (who[record].includes(actor)) return "DONE";
    return refused[record]?.includes(actor) ? "REFUSED" : "HIDDEN";
  };

const none = { own: [], team: [], foreign: [], "other company": [], missing: [] } as const;
const line: Record<RecordKind, readonly Actor[]> = {
  ...none,
  own: ["manager", "manager of managers"],
  team: ["manager", "manager of managers"],
  foreign: ["manager of managers"],
};

/** Who was asked for a form about the person. */
export const reviewer = only({
  own: ["individual", "manager"],
  team: ["manager"],
  foreign: ["manager of managers"],
  "other company": ["other company"],
  missing: [],
});
/** Whose the one form is: a form is its reviewer's alone. */
export const writer = only({
  own: ["individual"],
  team: ["manager"],
  foreign: ["manager of managers"],
  "other company": ["other company"],
  missing: [],
});
/** Nothing is shared yet: who is accountable reads results, and those above them. */
export const result = only(line);
/** All results of somebody: one's own, of which there may be none, and those of people below. */
export const results = only({ ...line, own: ["individual", ...line.own] });
export const accountable = only(
  { ...none, own: ["manager"], team: ["manager"], foreign: ["manager of managers"] },
  line,
);
/** Peers are nominated by the person and by who is accountable. */
export const nominator = only({
  ...none,
  own: ["individual", "manager"],
  team: ["manager"],
  foreign: ["manager of managers"],
});
export const refusedToLine = only(none, line);
export const hidden = only(none);
/** Nobody here administers reviews; who does is asked in the room's own test. */
export const nobody: Expectation = (actor, record) => (signedIn(actor, record) === "DONE" ? "REFUSED" : "SIGN_IN");
export const leads: Expectation = (actor, record) =>
  ["manager", "manager of managers"].includes(actor) ? "DONE" : hidden(actor, record);
/** The same of a cycle of the company: there is none other, whoever asks. */
export const leadsInCycle: Expectation = (actor, record) => {
  const expected = leads(actor, record);
  return expected === "DONE" && (record === "other company" || record === "missing") ? "HIDDEN" : expected;
};
export const missing = "0193a1b2-0000-7000-8000-000000000000";
export const reasoned = { reason: "Because" };
export const person = { reviewId: "$cycle", employeeId: "$employee" };
export const reviewee = { revieweeId: "$reviewee" };
export const form = { formId: "$form" };

import type { Actor, RecordKind } from "./cast.ts";
import { colleagues, type Expectation, type Row } from "./row.ts";

/** Owners, and who stands above them in the reporting line; all tasks but the stranger's are open to the company. */
const aboveOwner: Record<RecordKind, readonly Actor[]> = {
  own: ["individual", "manager", "manager of managers"],
  team: ["manager", "manager of managers"],
  foreign: ["manager of managers"],
  "other company": [],
  missing: [],
};

export const taskSeen: Expectation = (actor, record) => {
  const seen = colleagues(actor, record);
  if (seen !== "DONE" || actor === "other company" || record !== "foreign") return seen;
  return aboveOwner.foreign.includes(actor) ? "DONE" : "HIDDEN";
};

function taskWhere(may: (actor: Actor, record: RecordKind) => boolean): Expectation {
  return (actor, record) => {
    const seen = taskSeen(actor, record);
    if (seen !== "DONE" || actor === "other company") return seen;
    return may(actor, record) ? "DONE" : "REFUSED";
  };
}

/** Saying that it is done, and changing it: owners and those above them. */
export const taskActed = taskWhere((actor, record) => aboveOwner[record].includes(actor));
export const taskEdited = taskActed;

/** The owner alone: here everybody wrote their own down. */
export const taskDeleted = taskWhere((actor, record) => actor === "individual" && record === "own");

/** The initiatives room's screens. */
export const initiativeRows: readonly Row[] = [];

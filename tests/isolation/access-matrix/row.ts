import type { Actor, RecordKind } from "./cast.ts";
import type { Outcome } from "./outcome.ts";

export type Expectation = (actor: Actor, record: RecordKind) => Outcome;

/** One address of the matrix: what each person is answered, for each record. */
export type Row = {
  path: string;
  /** Parameters of the path and query that name a record. */
  record?: { employeeId?: string; goalId?: string; query?: string };
  read?: Expectation;
  /** Its intents end the session they come with. */
  endsSession?: boolean;
  /** The form fields of each intent; `$employee` and `$goal` become the record's id. */
  intents?: Record<string, { fields: Record<string, string>; expect: Expectation }>;
};

const outside: readonly Actor[] = ["anonymous", "deactivated"];

/** Everybody who is signed in, whichever the company: what they find there is their own. */
export const signedIn: Expectation = (actor) => (outside.includes(actor) ? "SIGN_IN" : "DONE");

/** The same answer for all, signed in or not. */
export const everybody: Expectation = () => "DONE";

/** Only these, of either company: the spy is a platform and goal admin at home. */
export function only(allowed: readonly Actor[], otherwise: Outcome = "REFUSED"): Expectation {
  return (actor, record) => {
    const atDoor = signedIn(actor, record);
    if (atDoor !== "DONE") return atDoor;
    return allowed.includes(actor) || actor === "other company" ? "DONE" : otherwise;
  };
}

/** A record everybody of its company may see: hidden where it is another company's or nobody's. */
export const colleagues: Expectation = (actor, record) => {
  const atDoor = signedIn(actor, record);
  if (atDoor !== "DONE") return atDoor;
  if (record === "missing") return "HIDDEN";
  return (record === "other company") === (actor === "other company") ? "DONE" : "HIDDEN";
};

/** As `colleagues`, and of those only some may act; the others are refused by name. */
export function colleaguesWho(may: (actor: Actor, record: RecordKind) => boolean): Expectation {
  return (actor, record) => {
    const seen = colleagues(actor, record);
    if (seen !== "DONE") return seen;
    return actor === "other company" || may(actor, record) ? "DONE" : "REFUSED";
  };
}

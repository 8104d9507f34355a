import type { LineChange, LineOutcome, LineVerdict } from "#app/platform/contributions/judged-as-set.ts";
import type { EmployeeFacts } from "../employee-facts.ts";
import type { FieldKey } from "./custom-fields.ts";
import { dayOf, findPeople, type Manager, type People } from "./find-people.ts";
import { type PlaceField, placeFields, type Problem, type ReadLine } from "./read-line.ts";
import { refuseLoops } from "./refuse-loops.ts";
import type { ImportOptions, KnownPerson, Register } from "./register.ts";
import { planRetirements } from "./retirements.ts";
import { findReturns, withReturned, type Returns } from "./returns.ts";
import { toldBy, type TellsOf } from "./told-by-line.ts";

/** One thing that becomes another: as people read it, and `value` as it is stored. */
export type PlannedChange = LineChange & {
  readonly field: keyof EmployeeFacts | PlaceField | "joinedOn" | "status" | FieldKey;
  readonly before: string | null;
  readonly value: string | number | null;
  /** The day from which it holds, where that is later than for the rest of the line: a manager who joins later. */
  readonly from?: string;
  /** The company does not have it yet: it is added before anybody stands there, and `value` is its name. */
  readonly added?: true;
};

export type PlannedRow = Omit<LineVerdict, "changes" | "problems"> & {
  readonly changes: readonly PlannedChange[];
  readonly problems: readonly Problem[];
};

/**
 * A line on its way to a plan. `person` is null for somebody new, whose id is `id`. What it changes is not kept here: of
 * many thousands of lines that is told one by one, as their rows are read.
 */
export type Draft = {
  readonly read: ReadLine;
  readonly person: KnownPerson | null;
  readonly id: string;
  readonly problems: Problem[];
  /** Whom they come to report to, where that is another than now; what was found before is taken back with each refusal. */
  manager: Manager | null;
};

/** What each line would do, in the order of the file, and then who would leave. Nothing here touches what is stored. */
export function planImport(lines: readonly ReadLine[], known: Register, options: ImportOptions): PlannedRow[] {
  const steps = planningSteps(lines, known, options);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The same, pausing line by line: of a large file others are let in between. */
export function* planningSteps(
  lines: readonly ReadLine[],
  known: Register,
  options: ImportOptions,
): Generator<void, PlannedRow[]> {
  return [...(yield* planLines(lines, known, options))];
}

/** The same, of which each row is made when it is read and as often as it is: whoever reads them holds as many as they need. */
export function* planLines(
  lines: readonly ReadLine[],
  known: Register,
  options: ImportOptions,
): Generator<void, Iterable<PlannedRow>> {
  const returns = findReturns(known, lines, options);
  const register = withReturned(known, returns);
  const people = findPeople(register, lines, options.newId);
  const { drafts } = people;
  const tell = toldBy({ register, people, returns, options });
  for (const draft of drafts) {
    yield;
    requireForNew(draft, returns);
    draft.problems.push(...tell(draft).problems);
  }
  yield* settleManagers(drafts, people, register, options);
  const leaving = planRetirements(drafts, register, options);
  return {
    *[Symbol.iterator]() {
      for (const draft of drafts) yield rowOf(draft, tell, returns);
      yield* leaving;
    },
  };
}

/** A manager who is refused manages nobody, and a line without its manager may close a loop elsewhere: until nothing changes any more. */
function* settleManagers(
  drafts: readonly Draft[],
  people: People,
  register: Register,
  options: ImportOptions,
): Generator<void, void> {
  const topDown = managersFirst(drafts, people);
  for (let refused = -1; refused !== countRefused(drafts);) {
    refused = countRefused(drafts);
    for (const draft of topDown) {
      yield;
      planManager(draft, people, options);
    }
    yield* refuseLoops(drafts, register, options.from);
  }
}

/** Newcomers behind the newcomer they report to: one pass then tells all below that a manager is refused. */
function managersFirst(drafts: readonly Draft[], people: People): Draft[] {
  const placed = new Set<Draft>();
  const ordered: Draft[] = [];
  for (const draft of drafts) {
    const above: Draft[] = [];
    for (let one: Draft | undefined = draft; one && !placed.has(one); one = people.newcomerCalled(managerOf(one))) {
      placed.add(one);
      above.push(one);
    }
    ordered.push(...above.reverse());
  }
  return ordered;
}

const managerOf = ({ read }: Draft) => read.places.manager;

function countRefused(drafts: readonly Draft[]): number {
  return drafts.filter((draft) => draft.problems.length > 0).length;
}

function requireForNew({ read, person, problems }: Draft, { now, later }: Returns): void {
  if (person && (now.has(person.id) || later.has(person.id))) return;
  if (person?.status === "LEFT") problems.push({ code: "has-left" });
  if (person && read.joinedOn && read.joinedOn !== person.joinedOn)
    problems.push({ code: "joined-differs", field: "joinedOn", params: { date: person.joinedOn } });
  if (person) return;
  const missing = (field: "firstName" | "workEmail") =>
    !read.facts[field] && !read.problems.some((problem) => problem.field === field);
  if (missing("firstName") && !read.facts.displayName) problems.push({ code: "name-required", field: "firstName" });
  if (missing("workEmail")) problems.push({ code: "email-required", field: "workEmail" });
  if (!read.joinedOn && !read.problems.some((problem) => problem.field === "joinedOn"))
    problems.push({ code: "joined-required", field: "joinedOn" });
}

/** Asked again after each refusal: what it said before is taken back. */
function planManager(draft: Draft, people: People, { from }: ImportOptions): void {
  const text = draft.read.places.manager;
  if (text === undefined || draft.problems.length > 0) return;
  draft.manager = null;
  const found = people.managerCalled(text, dayOf(draft, from));
  if ("code" in found) return void draft.problems.push({ ...found, field: "manager", params: { value: text } });
  if (found.id === draft.id) return void draft.problems.push({ code: "own-manager", field: "manager" });
  if (found.id !== (draft.person?.places.manager ?? null)) draft.manager = found;
}

const none = [] as const;

function rowOf(draft: Draft, tell: TellsOf, { later }: Returns): PlannedRow {
  const { read, person, id, problems } = draft;
  const { changes } = tell(draft);
  const name = (
    changes.find((change) => change.field === "displayName")?.after ??
    person?.facts.displayName ??
    read.facts.workEmail ??
    ""
  ).trim();
  const all = [...read.problems, ...problems];
  if (all.length > 0)
    return { line: read.line, outcome: "REFUSED", recordId: person?.id ?? null, name, changes: none, problems: all };
  if (later.has(id))
    return { line: read.line, outcome: "UNCHANGED", recordId: id, name, changes: none, problems: none };
  return { line: read.line, outcome: outcomeOf(person, changes), recordId: id, name, changes, problems: none };
}

function outcomeOf(person: KnownPerson | null, changes: readonly PlannedChange[]): LineOutcome {
  if (!person) return "CREATED";
  if (changes.length === 0) return "UNCHANGED";
  const moving: readonly string[] = [...placeFields, "status"];
  return changes.some((change) => moving.includes(change.field)) ? "MOVED" : "CHANGED";
}

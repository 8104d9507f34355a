import type { LineChange, LineOutcome, LineVerdict } from "#app/platform/contributions/judged-as-set.ts";
import { shownName, type EmployeeFacts } from "../employee-facts.ts";
import type { FieldKey } from "./custom-fields.ts";
import { findPeople, type People } from "./find-people.ts";
import { planFields } from "./plan-fields.ts";
import { type PlaceField, placeFields, type Problem, type ReadLine } from "./read-line.ts";
import { refuseLoops } from "./refuse-loops.ts";
import type { UnknownTerms } from "./settings.ts";
import type { ImportOptions, KnownPerson, Register } from "./register.ts";
import { planRetirements } from "./retirements.ts";
import { findReturns, withReturned, type Returns } from "./returns.ts";

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

/** A line on its way to a plan. `person` is null for somebody new, whose id is `id`. */
export type Draft = {
  readonly read: ReadLine;
  readonly person: KnownPerson | null;
  readonly id: string;
  readonly changes: PlannedChange[];
  readonly problems: Problem[];
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
  const returns = findReturns(known, lines, options);
  const register = withReturned(known, returns);
  const people = findPeople(register, lines, options.newId);
  const drafts = people.drafts;
  for (const draft of drafts) {
    yield;
    requireForNew(draft, returns);
    planReturn(draft, register, returns);
    planFacts(draft);
    planChoices(draft, register, options.unknownTerms ?? "REFUSE");
    planFields(draft, register, people, options.from);
  }
  yield* settleManagers(drafts, people, register, options);
  const rows = drafts.map((draft) => rowOf(draft, returns));
  return [...rows, ...planRetirements(drafts, register, options)];
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
      planManager(draft, people, register, options);
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

/** Their first day stays the one of the record; a line to a manager who is not here any more ends. */
function planReturn({ read, person, changes }: Draft, { people }: Register, { now }: Returns): void {
  if (!person || !now.has(person.id)) return;
  changes.push({ field: "status", before: "LEFT", after: "ACTIVE", value: "ACTIVE" });
  const manager = people.find(({ id }) => id === person.places.manager);
  if (manager?.status === "LEFT" && read.places.manager === undefined)
    changes.push({ field: "manager", before: manager.facts.displayName, after: null, value: null });
}

function planFacts({ read, person, changes }: Draft): void {
  const said = { ...(person ? {} : partsOf(read.facts)), ...read.facts };
  const before = person?.facts;
  const derived = !before || before.displayName === shownName({ ...before, displayName: null });
  if (!said.displayName && derived && (said.firstName ?? said.lastName ?? said.preferredFirstName) !== undefined)
    said.displayName = shownName({ ...emptyNames, ...before, ...said, displayName: null });
  for (const [field, value] of Object.entries(said) as [keyof EmployeeFacts, string | number][]) {
    const stored = before?.[field] ?? null;
    if (stored !== value)
      changes.push({ field, before: stored === null ? null : String(stored), after: String(value), value });
  }
  if (!person && read.joinedOn)
    changes.push({ field: "joinedOn", before: null, after: read.joinedOn, value: read.joinedOn });
}

/** Of somebody new the file may say the whole name alone: its last word is then the last name. */
function partsOf({ firstName, lastName, displayName }: Partial<EmployeeFacts>): Partial<EmployeeFacts> {
  if (firstName || lastName || !displayName) return {};
  const words = displayName.split(/\s+/);
  return words.length === 1
    ? { firstName: displayName }
    : { firstName: words.slice(0, -1).join(" "), lastName: words.at(-1)! };
}

const emptyNames: EmployeeFacts = {
  externalId: null,
  firstName: "",
  lastName: "",
  preferredFirstName: null,
  displayName: "",
  workEmail: "",
  personalEmail: null,
  gender: null,
  dateOfBirth: null,
  ethnicity: null,
  experienceBeforeJoiningMonths: null,
};

function planChoices(draft: Draft, { choices }: Register, unknown: UnknownTerms): void {
  const { read, person, changes } = draft;
  for (const field of placeFields) {
    const text = read.places[field];
    if (field === "manager" || text === undefined) continue;
    const found = choices[field].filter((one) => one.name.toLowerCase() === text.toLowerCase());
    const before = choices[field].find((one) => one.id === person?.places[field])?.name ?? null;
    if (found.length !== 1) planUnknown(draft, { field, text, before, known: found.length }, unknown);
    else if (person?.places[field] !== found[0]!.id)
      changes.push({
        field,
        before,
        after: found[0]!.name,
        value: found[0]!.id,
      });
  }
}

type UnknownName = { field: Exclude<PlaceField, "manager">; text: string; before: string | null; known: number };

/** A name that is none of the company's, or one of several. */
function planUnknown(
  { changes, problems }: Draft,
  { field, text, before, known }: UnknownName,
  unknown: UnknownTerms,
): void {
  if (unknown === "REFUSE")
    problems.push({ code: known === 0 ? "unknown-name" : "ambiguous-name", field, params: { value: text } });
  else if (unknown === "ADD" && known === 0 && field !== "location")
    changes.push({ field, before, after: text, value: text, added: true });
}

/** Asked again after each refusal: what it said before is taken back. */
function planManager(draft: Draft, people: People, register: Register, { from }: ImportOptions): void {
  const text = draft.read.places.manager;
  if (text === undefined || draft.problems.length > 0) return;
  const at = draft.changes.findIndex((change) => change.field === "manager");
  if (at >= 0) draft.changes.splice(at, 1);
  const day = draft.person ? from : (draft.read.joinedOn ?? from);
  const found = people.managerCalled(text, day);
  if ("code" in found) return void draft.problems.push({ ...found, field: "manager", params: { value: text } });
  if (found.id === draft.id) return void draft.problems.push({ code: "own-manager", field: "manager" });
  const before = draft.person?.places.manager ?? null;
  if (before !== found.id)
    draft.changes.push({
      field: "manager",
      before: before && people.nameOf(before),
      after: found.name,
      value: found.id,
      ...(found.since > day && { from: found.since }),
    });
}

const none = [] as const;

function rowOf({ read, person, id, changes, problems }: Draft, { later }: Returns): PlannedRow {
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
  // Of its own length: a list that grew keeps room for as much again.
  const said = changes.slice();
  return { line: read.line, outcome: outcomeOf(person, changes), recordId: id, name, changes: said, problems: none };
}

function outcomeOf(person: KnownPerson | null, changes: readonly PlannedChange[]): LineOutcome {
  if (!person) return "CREATED";
  if (changes.length === 0) return "UNCHANGED";
  const moving: readonly string[] = [...placeFields, "status"];
  return changes.some((change) => moving.includes(change.field)) ? "MOVED" : "CHANGED";
}

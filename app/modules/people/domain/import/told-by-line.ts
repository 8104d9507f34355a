import { shownName, type EmployeeFacts } from "../employee-facts.ts";
import { dayOf, type Manager, type People } from "./find-people.ts";
import type { Draft, PlannedChange } from "./plan.ts";
import { planFields } from "./plan-fields.ts";
import { type PlaceField, placeFields, type Problem } from "./read-line.ts";
import type { ImportOptions, Named, Register } from "./register.ts";
import type { Returns } from "./returns.ts";
import type { UnknownTerms } from "./settings.ts";

/** What becomes another by a line, its manager once that is found, and why it is refused on its own. */
export type TellsOf = (draft: Draft) => Pick<Telling, "changes" | "problems">;

/** A line while it is told. */
export type Telling = Pick<Draft, "read" | "person" | "id"> & {
  readonly changes: PlannedChange[];
  readonly problems: Problem[];
};

type Ground = {
  readonly register: Register;
  readonly people: People;
  readonly returns: Returns;
  readonly options: Pick<ImportOptions, "from" | "unknownTerms">;
};

/** The same line tells the same each time, so that nobody has to keep what it told. */
export function toldBy(ground: Ground): TellsOf {
  const { register, people, options } = ground;
  const choices = choicesIn(register);
  return (draft) => {
    const { read, person, id } = draft;
    const telling: Telling = { read, person, id, changes: [], problems: [] };
    planReturn(telling, ground);
    planFacts(telling);
    planChoices(telling, choices, options.unknownTerms ?? "REFUSE");
    planFields(telling, register, people, options.from);
    if (draft.manager) telling.changes.push(managerChange(draft, draft.manager, people, options.from));
    return telling;
  };
}

function managerChange(draft: Draft, { id, name, since }: Manager, people: People, from: string): PlannedChange {
  const before = draft.person?.places.manager ?? null;
  const later = since > dayOf(draft, from);
  return {
    field: "manager",
    before: before && people.nameOf(before),
    after: name,
    value: id,
    ...(later && { from: since }),
  };
}

type Choices = Readonly<
  Record<
    Exclude<PlaceField, "manager">,
    { readonly called: ReadonlyMap<string, readonly Named[]>; readonly nameOf: ReadonlyMap<string, string> }
  >
>;

function choicesIn({ choices: { orgUnit, jobRole, grade, location } }: Register): Choices {
  const index = (all: readonly Named[]) => ({
    called: Map.groupBy(all, ({ name }) => name.toLowerCase()),
    nameOf: new Map(all.map(({ id, name }) => [id, name])),
  });
  return { orgUnit: index(orgUnit), jobRole: index(jobRole), grade: index(grade), location: index(location) };
}

/** Their first day stays the one of the record; a line to a manager who is not here any more ends. */
function planReturn({ read, person, changes }: Telling, { people, returns: { now } }: Ground): void {
  if (!person || !now.has(person.id)) return;
  changes.push({ field: "status", before: "LEFT", after: "ACTIVE", value: "ACTIVE" });
  const manager = people.personOf(person.places.manager);
  if (manager?.status === "LEFT" && read.places.manager === undefined)
    changes.push({ field: "manager", before: manager.facts.displayName, after: null, value: null });
}

function planFacts({ read, person, changes }: Telling): void {
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

function planChoices(telling: Telling, choices: Choices, unknown: UnknownTerms): void {
  const { read, person, changes } = telling;
  for (const field of placeFields) {
    const text = read.places[field];
    if (field === "manager" || text === undefined) continue;
    const { called, nameOf } = choices[field];
    const found = called.get(text.toLowerCase()) ?? [];
    const before = nameOf.get(person?.places[field] ?? "") ?? null;
    if (found.length !== 1) planUnknown(telling, { field, text, before, known: found.length }, unknown);
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
  { changes, problems }: Telling,
  { field, text, before, known }: UnknownName,
  unknown: UnknownTerms,
): void {
  if (unknown === "REFUSE")
    problems.push({ code: known === 0 ? "unknown-name" : "ambiguous-name", field, params: { value: text } });
  else if (unknown === "ADD" && known === 0 && field !== "location")
    changes.push({ field, before, after: text, value: text, added: true });
}

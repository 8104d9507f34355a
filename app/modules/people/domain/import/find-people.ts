import type { Draft } from "./plan.ts";
import type { Problem, ReadLine } from "./read-line.ts";
import type { KnownPerson, Named, Register } from "./register.ts";

/** A manager, and the day from which they can be one: people may well have joined before who manages them now. */
export type Manager = Named & { readonly since: string };

/** Who the lines are about, and who the managers they name are. */
export type People = {
  readonly drafts: readonly Draft[];
  /** By e-mail address, number or, where only one bears it, name; with the company on the day or, joining later, from then on. */
  managerCalled(text: string, day: string): Manager | Problem;
  /** The line of somebody new that a text names as a manager. */
  newcomerCalled(text: string | null | undefined): Draft | undefined;
  /** The same among those who are here already, and with the company on the day. */
  personCalled(text: string, day: string): Named | Problem;
  personOf(id: string | null): KnownPerson | undefined;
  nameOf(id: string): string;
};

/** Finds the person of each line by number, then by work e-mail; what is said twice is refused wherever it stands. */
export function findPeople(register: Register, lines: readonly ReadLine[], newId: (line: number) => string): People {
  const byNumber = firstBy(register.people, (person) => person.facts.externalId);
  const byEmail = firstBy(register.people, (person) => person.facts.workEmail);
  const drafts = lines.map((read): Draft => {
    const numbered = first(byNumber, read.facts.externalId);
    const mailed = first(byEmail, read.facts.workEmail);
    const person = numbered ?? mailed ?? null;
    // Problems of the cells count as the line's own, so that nobody leans on it.
    const problems: Problem[] =
      numbered && mailed && numbered.id !== mailed.id
        ? [{ code: "two-people", params: { one: numbered.facts.displayName, other: mailed.facts.displayName } }]
        : [];
    return { read, person, id: person?.id ?? newId(read.line), problems, manager: null };
  });
  refuseRepeated(drafts);
  return { drafts, ...callers(register, drafts), ...byIds(register) };
}

/** The day from which what a line says holds. */
export function dayOf({ person, read }: Draft, from: string): string {
  return person ? from : (read.joinedOn ?? from);
}

function refuseRepeated(drafts: readonly Draft[]): void {
  const keys = [
    (draft: Draft) => draft.read.facts.externalId,
    (draft: Draft) => draft.read.facts.workEmail?.toLowerCase(),
    (draft: Draft) => draft.person?.id,
  ];
  for (const key of keys) {
    const seen = new Map<string, Draft>();
    for (const draft of drafts) {
      const value = key(draft);
      if (!value) continue;
      const before = seen.get(value);
      if (!before) seen.set(value, draft);
      else {
        repeated(before, draft);
        repeated(draft, before);
      }
    }
  }
}

function repeated(draft: Draft, other: Draft): void {
  if (!draft.problems.some((problem) => problem.code === "said-twice"))
    draft.problems.push({ code: "said-twice", params: { line: other.read.line } });
}

function callers(
  register: Register,
  drafts: readonly Draft[],
): Pick<People, "managerCalled" | "newcomerCalled" | "personCalled"> {
  const known = firstBy(
    register.people,
    (person) => person.facts.externalId,
    (person) => person.facts.workEmail,
  );
  const named = Map.groupBy(register.people, ({ facts }) => facts.displayName.toLowerCase());
  const coming = drafts.filter((draft) => !draft.person);
  const joining = firstBy(
    coming,
    (draft) => draft.read.facts.externalId,
    (draft) => draft.read.facts.workEmail,
  );
  const bearer = (text: string, unknown: string): KnownPerson | Problem => {
    const bearers = named.get(text.toLowerCase()) ?? [];
    return bearers.length === 1 ? bearers[0]! : { code: bearers.length === 0 ? unknown : "ambiguous-name" };
  };
  const personCalled: People["personCalled"] = (text, day) => {
    const person = first(known, text) ?? bearer(text, "nobody");
    if ("code" in person) return person;
    return person.joinedOn > day ? { code: "manager-absent" } : presence(person);
  };
  const newcomerCalled: People["newcomerCalled"] = (text) => (first(known, text) ? undefined : first(joining, text));
  // One for all who report to them.
  const managers = new Map<Draft, Manager>();
  const managerCalled: People["managerCalled"] = (text, day) => {
    const fresh = newcomerCalled(text);
    if (fresh) {
      const found = refusedManager(fresh) ?? managers.get(fresh) ?? newcomer(fresh, day);
      if (!("code" in found)) managers.set(fresh, found);
      return found;
    }
    const person = first(known, text) ?? bearer(text, "unknown-manager");
    return "code" in person ? person : presence(person);
  };
  return { managerCalled, newcomerCalled, personCalled };
}

function presence({ id, status, facts, joinedOn }: KnownPerson): Manager | Problem {
  return status === "LEFT" ? { code: "manager-absent" } : { id, name: facts.displayName, since: joinedOn };
}

function refusedManager({ read, problems }: Draft): Problem | null {
  return problems.length > 0 || read.problems.length > 0
    ? { code: "manager-refused", params: { line: read.line } }
    : null;
}

function newcomer({ id, read }: Draft, day: string): Manager {
  const name = `${read.facts.firstName ?? ""} ${read.facts.lastName ?? ""}`.trim();
  return { id, name, since: read.joinedOn ?? day };
}

function byIds({ people }: Register): Pick<People, "personOf" | "nameOf"> {
  const byId = new Map(people.map((person) => [person.id, person]));
  const personOf: People["personOf"] = (id) => (id === null ? undefined : byId.get(id));
  return { personOf, nameOf: (id) => personOf(id)?.facts.displayName ?? "" };
}

/** The first of each key: an index of many thousands holds no list for each of them. */
function firstBy<One>(
  all: readonly One[],
  ...keys: readonly ((one: One) => string | null | undefined)[]
): Map<string, One> {
  const index = new Map<string, One>();
  for (const one of all) {
    for (const key of keys) {
      const value = key(one)?.toLowerCase();
      if (value && !index.has(value)) index.set(value, one);
    }
  }
  return index;
}

function first<One>(index: ReadonlyMap<string, One>, text: string | null | undefined): One | undefined {
  return text ? index.get(text.toLowerCase()) : undefined;
}

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { EmployeeFacts } from "../employee-facts.ts";
import type { ReportingLine } from "../reporting-line.ts";
import { planImport, planLines, planningSteps } from "./plan.ts";
import type { ReadLine } from "./read-line.ts";
import type { KnownPerson, Register } from "./register.ts";

const from = "2026-11-16";

function known(id: string, manager: string | null, more: Partial<KnownPerson> = {}): KnownPerson {
  const facts: EmployeeFacts = {
    externalId: `n-${id}`,
    firstName: id,
    lastName: "",
    preferredFirstName: null,
    displayName: id,
    workEmail: `${id}@a.test`,
    personalEmail: null,
    gender: null,
    dateOfBirth: null,
    ethnicity: null,
    experienceBeforeJoiningMonths: null,
  };
  return {
    id,
    facts,
    joinedOn: "2024-01-01",
    status: "ACTIVE",
    places: { manager, orgUnit: null, jobRole: null, grade: null, location: null },
    ...more,
  };
}

function registerOf(people: readonly KnownPerson[], more: Partial<Register> = {}): Register {
  const lines = new Map(
    people.map((person): [string, ReportingLine[]] => [
      person.id,
      person.places.manager
        ? [{ employeeId: person.id, managerId: person.places.manager, validFrom: "2024-01-01", validTo: null }]
        : [],
    ]),
  );
  return {
    people,
    choices: { orgUnit: [], jobRole: [], grade: [{ id: "g5", name: "G5" }], location: [] },
    linesOf: (id) => lines.get(id) ?? [],
    fields: [],
    valueOf: () => null,
    ...more,
  };
}

const line = (number: number, email: string, more: Partial<ReadLine> = {}): ReadLine => ({
  line: number,
  joinedOn: null,
  places: {},
  values: {},
  problems: [],
  ...more,
  facts: { workEmail: email, ...more.facts },
});
const fresh = (number: number, email: string, manager?: string) =>
  line(number, email, { facts: { firstName: "N" }, joinedOn: from, places: manager ? { manager } : {} });

function plan(
  lines: readonly ReadLine[],
  people: readonly KnownPerson[],
  retireMissing = false,
  more: Partial<Register> = {},
) {
  let ids = 0;
  return planImport(lines, registerOf(people, more), {
    from,
    retireMissing,
    actorId: "nobody",
    newId: () => `new-${(ids += 1)}`,
  });
}
const told = (rows: ReturnType<typeof plan>) => rows.map(({ outcome, problems }) => problems[0]?.code ?? outcome);

describe("a plan", () => {
  const people = [
    known("head", null),
    known("ravi", "head"),
    known("asha", "ravi"),
    known("gone", "ravi", { status: "LEFT" }),
  ];

  test("tells people by number before e-mail, and refuses a line that is of two", () => {
    expect(told(plan([line(2, "other@a.test", { facts: { externalId: "n-asha" } })], people))).toEqual(["CHANGED"]);
    expect(told(plan([line(2, "ravi@a.test", { facts: { externalId: "n-asha" } })], people))).toEqual(["two-people"]);
  });

  test("refuses all lines about one person, whichever way they name them", () => {
    expect(
      told(
        plan(
          [line(2, "ASHA@a.test"), line(3, "x@a.test", { facts: { externalId: "n-asha" } }), line(4, "ravi@a.test")],
          people,
        ),
      ),
    ).toEqual(["said-twice", "said-twice", "UNCHANGED"]);
  });

  test("a newcomer may manage newcomers; when they are refused, so is everybody who leans on them", () => {
    expect(told(plan([fresh(2, "a@b.test", "c@b.test"), fresh(3, "c@b.test", "head@a.test")], people))).toEqual([
      "CREATED",
      "CREATED",
    ]);
    expect(
      told(
        plan(
          [fresh(2, "a@b.test", "c@b.test"), fresh(3, "c@b.test", "d@b.test"), fresh(4, "d@b.test", "who@b.test")],
          people,
        ),
      ),
    ).toEqual(["manager-refused", "manager-refused", "unknown-manager"]);
  });

  test("a chain of managers thousands deep is refused below the hundredth level, in steps that grow with its length", () => {
    const chain = (length: number) =>
      Array.from({ length }, (_, at) =>
        fresh(at + 2, `p${at}@b.test`, at + 1 < length ? `p${at + 1}@b.test` : undefined),
      );
    const steps = (length: number) => {
      const planning = planningSteps(chain(length), registerOf([]), {
        from,
        retireMissing: false,
        actorId: "nobody",
        newId: (number) => `new-${number}`,
      });
      for (let count = 0; ; count++) {
        const step = planning.next();
        if (step.done) return { count, rows: step.value };
      }
    };
    const { count, rows } = steps(5_000);
    expect(rows.filter(({ outcome }) => outcome === "CREATED")).toHaveLength(101);
    expect(told(rows)[0]).toBe("too-deep");
    expect(count).toBeLessThan(5_000 * 8);
  });

  test("people who joined before their manager report to them from the manager's first day", () => {
    const later = known("late", "head", { joinedOn: "2026-03-01" });
    const early = { ...fresh(3, "early@b.test", "late@a.test"), joinedOn: "2020-01-01" };
    const boss = { ...fresh(4, "boss@b.test"), joinedOn: "2025-01-01" };
    const below = { ...fresh(5, "below@b.test", "boss@b.test"), joinedOn: "2024-01-01" };
    const rows = plan([early, boss, below], [...people, later]);
    expect(told(rows)).toEqual(["CREATED", "CREATED", "CREATED"]);
    const dated = (at: number) => rows[at]!.changes.find(({ field }) => field === "manager")?.from;
    expect([dated(0), dated(2)]).toEqual(["2026-03-01", "2025-01-01"]);
  });

  test("nobody who has left is changed, nor manages", () => {
    expect(
      told(plan([line(2, "gone@a.test"), line(3, "asha@a.test", { places: { manager: "gone@a.test" } })], people)),
    ).toEqual(["has-left", "manager-absent"]);
  });

  test("somebody who left is back where that is said of their number, from their day on, and manages again", () => {
    const said = (joinedOn: string | null, returning = ["n-gone"]) =>
      planImport(
        [
          line(2, "gone@a.test", { facts: { externalId: "n-gone" }, joinedOn }),
          line(3, "asha@a.test", { places: { manager: "gone@a.test" } }),
        ],
        registerOf(people),
        { from, retireMissing: false, actorId: "nobody", newId: String, returning: new Set(returning) },
      );
    expect(told(said(null))).toEqual(["MOVED", "MOVED"]);
    expect(said("2026-11-01")[0]!.changes).toEqual([
      { field: "status", before: "LEFT", after: "ACTIVE", value: "ACTIVE" },
    ]);
    expect(told(said("2027-01-01"))).toEqual(["UNCHANGED", "manager-absent"]);
    expect(told(said(null, ["n-other"]))).toEqual(["has-left", "manager-absent"]);
  });

  test("turning a line round within one file is no circle, closing one is", () => {
    const turned = [
      line(2, "asha@a.test", { places: { manager: "head@a.test" } }),
      line(3, "ravi@a.test", { places: { manager: "asha@a.test" } }),
    ];
    expect(told(plan(turned, people))).toEqual(["MOVED", "MOVED"]);
    expect(told(plan([line(2, "head@a.test", { places: { manager: "asha@a.test" } })], people))).toEqual(["loop"]);
  });
});

test("rows are made as they are read, say the same each time, and are not held", () => {
  const lines = [
    line(2, "a@b.test", { facts: { firstName: "Ann", workEmail: "a@b.test" }, joinedOn: "2026-11-16" }),
    line(3, "c@b.test", { facts: { firstName: "Cem", workEmail: "c@b.test" }, places: { manager: "a@b.test" } }),
  ];
  const options = { from, retireMissing: true, actorId: "nobody", newId: (number: number) => `new-${number}` };
  const steps = planLines(lines, registerOf([known("z", null)]), options);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const [first, second] = [[...step.value], [...step.value]];
  expect(first).toEqual(planImport(lines, registerOf([known("z", null)]), options));
  expect(second).toEqual(first);
  expect(first.map(({ outcome }) => outcome)).toEqual(["CREATED", "REFUSED", "RETIRED"]);
  expect(second[0]).not.toBe(first[0]);
});

test("whatever a file says, applying its plan leaves no circle, and each line has one outcome", () => {
  const names = ["a", "b", "c", "d", "e", "f"];
  const managerOf = fc.array(fc.option(fc.nat({ max: 4 }), { nil: null }), { minLength: 6, maxLength: 6 });
  const wishes = fc.array(fc.record({ who: fc.nat({ max: 8 }), manager: fc.nat({ max: 8 }) }), { maxLength: 12 });
  const emailOf = (index: number) => (index < 6 ? `${names[index]}@a.test` : `new${index}@a.test`);
  fc.assert(
    fc.property(managerOf, wishes, fc.boolean(), (above, wanted, retire) => {
      // Nobody stands above somebody earlier in the alphabet, so what is stored has no circle.
      const people = names.map((name, index) =>
        known(name, above[index] !== null && above[index]! < index ? names[above[index]!]! : null),
      );
      const rows = plan(
        wanted.map(({ who, manager }, index) =>
          who < 6
            ? line(index + 2, emailOf(who), { places: { manager: emailOf(manager) } })
            : fresh(index + 2, emailOf(who), emailOf(manager)),
        ),
        people,
        retire,
      );
      expect(rows.filter((row) => row.line !== null)).toHaveLength(wanted.length);
      const final = new Map(people.map((person) => [person.id, person.places.manager]));
      for (const row of rows)
        for (const change of row.changes)
          if (change.field === "manager") final.set(row.recordId!, change.value as string);
      for (const start of final.keys()) {
        let at: string | null | undefined = start;
        for (let steps = 0; at && steps <= final.size; steps += 1) at = final.get(at);
        expect(at ?? null).toBeNull();
      }
      const leaving = new Set(rows.filter((row) => row.outcome === "RETIRED").map((row) => row.recordId));
      for (const [id, manager] of final) if (!leaving.has(id)) expect(leaving.has(manager)).toBe(false);
    }),
    { numRuns: 1_000 },
  );
});

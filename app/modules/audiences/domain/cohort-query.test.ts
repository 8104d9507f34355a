import fc from "fast-check";
import { expect, test } from "vitest";
import { aliasOf, baseCohorts, clearsQuery, findBase, forcesPrivate } from "./base-cohorts.ts";
import { columnOf, readCalls } from "./cohort-file.ts";
import { cohortQueryInput, emptyQuery, keptQuery, privateFactsOf, readQuery } from "./cohort-query.ts";

test("what is kept of a filter reads back as the same filter, and says nothing that narrows nothing", () => {
  const ids = fc.uniqueArray(fc.uuid(), { maxLength: 3 });
  const day = fc.constantFrom(undefined, "2026-01-01", "2026-06-30");
  const queries = fc.record({
    managers: ids,
    orgUnits: ids,
    grades: ids,
    below: fc.constantFrom("direct", "all"),
    hired: fc.constantFrom(undefined, "BEFORE", "BETWEEN", "AFTER"),
    hiredFrom: day,
    hiredTo: day,
    genders: fc.uniqueArray(fc.constantFrom("MALE", "FEMALE")),
  });
  fc.assert(
    fc.property(queries, (typed) => {
      const kept = keptQuery(cohortQueryInput.parse(typed));
      expect(keptQuery(readQuery(JSON.parse(JSON.stringify(kept))))).toEqual(kept);
      expect(Object.values(kept).some((value) => Array.isArray(value) && value.length === 0)).toBe(false);
    }),
    { numRuns: 1_000 },
  );
  expect(keptQuery(emptyQuery)).toEqual({});
});

test("an untouched form narrows nothing; one value of a list is a list", () => {
  const id = "0193a1b2-0000-7000-8000-000000000001";
  expect(cohortQueryInput.parse({ managers: "", hired: "", hiredFrom: "", orgUnits: id })).toMatchObject({
    managers: [],
    orgUnits: [id],
  });
  expect(privateFactsOf(cohortQueryInput.parse({ grades: id, genders: "FEMALE", locations: id }))).toEqual([
    "grade",
    "gender",
  ]);
});

test.each([
  ["-1", "everyone"],
  ["-2", "my-team"],
  ["-3", "my-organization"],
  ["-8", "my-team"],
  ["-10", "my-department"],
  ["seniors", "seniors"],
  ["-9", "my-one-on-one"],
  ["-4", null],
  ["toString", null],
])("%s means %s", (text, base) => {
  expect(findBase(text)).toBe(base);
});

test("every base cohort has a number that leads back to it; all but everyone are private", () => {
  expect(baseCohorts.map((base) => findBase(String(aliasOf(base))))).toEqual([...baseCohorts]);
  expect(baseCohorts.filter((base) => !forcesPrivate(base))).toEqual(["everyone"]);
  expect(baseCohorts.filter(clearsQuery)).toEqual(["my-team", "my-organization"]);
});

test("any file names people once or is refused line by line", () => {
  const people = [
    { id: "1", email: "a@x.test", number: "e1", present: true },
    { id: "2", email: "b@x.test", number: null, present: false },
  ];
  const cell = fc.constantFrom("a@x.test", "A@X.TEST", "E1", "b@x.test", "", "=1+1", "e-mail", "名前", "\u202E");
  fc.assert(
    fc.property(
      fc.array(cell, { maxLength: 3 }),
      fc.array(fc.array(cell, { maxLength: 3 }), { maxLength: 8 }),
      fc.boolean(),
      (headers, rows, knows) => {
        const calls = columnOf({ headers, rows: rows.map((cells, place) => ({ line: place + 2, cells })) });
        const { ids, problems } = readCalls(calls, people, knows);
        expect(ids.length + problems.length).toBe(calls.length);
        expect(new Set(ids).size).toBe(ids.length);
        expect(knows || problems.every(({ problem }) => problem !== "ABSENT")).toBe(true);
      },
    ),
    { numRuns: 1_000 },
  );
});

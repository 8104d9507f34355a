import { expect, test } from "vitest";
import type { z } from "zod";
import { answerOf, fromPrograms, inputOf, lineOf } from "./field-input.ts";
import {
  audience,
  choice,
  day,
  files,
  money,
  number,
  people,
  person,
  recordFields,
  richText,
  state,
  text,
  yesNo,
} from "../domain.ts";
import { importColumnsOf } from "./field-columns.ts";
import type { RecordFields } from "../domain/record-fields.ts";

const fields = recordFields("equipment", {
  title: text(10, { said: "What it is called.", required: true }),
  notes: text(20, { said: "More about it.", lines: 3 }),
  dueOn: day({ said: "When it is due." }),
  lentOn: day({ said: "When it was lent.", required: true }),
  price: number({ least: 0, most: 1000 }, { said: "What it cost." }),
  state: choice(["LENT", "IN_REPAIR"], { said: "Where it is.", required: true }),
});
const least = { title: "Drill", lentOn: "2026-11-01", state: "LENT" };
const refusals = (input: object, of: (fields: RecordFields) => z.ZodObject = inputOf) =>
  of(fields)
    .safeParse(input)
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

test("what is left out is empty text, or nothing", () => {
  expect(inputOf(fields).parse(least)).toEqual({ ...least, notes: "", dueOn: null, price: null });
});

test("what is needed is told apart from what is wrong, in words every room has", () => {
  expect(refusals({})).toEqual([
    ["title", "platform.field-needed"],
    ["lentOn", "platform.field-needed"],
    ["state", "platform.field-needed"],
  ]);
  const wrong = { title: "A long drill", lentOn: "2026-02-30", dueOn: "soon", price: 1001, state: "SOLD" };
  expect(refusals(wrong)).toEqual([
    ["title", "platform.field-too-long"],
    ["dueOn", "platform.field-day"],
    ["lentOn", "platform.field-day"],
    ["price", "platform.field-number"],
    ["state", "platform.field-choice"],
  ]);
  expect(refusals({ ...least, title: "  " })).toEqual([["title", "platform.field-needed"]]);
});

test("a line of a file says days, numbers and choices as people write them", () => {
  const line = { title: "Drill", lentOn: "1.11.2026", price: "1.000,00", state: "in repair" };
  expect(lineOf(fields).parse(line)).toMatchObject({ lentOn: "2026-11-01", price: 1000, state: "IN_REPAIR" });
  expect(refusals({ ...line, lentOn: "3/4/2026", price: "cheap", state: "sold" }, lineOf)).toEqual([
    ["lentOn", "not understood"],
    ["price", "not understood"],
    ["state", "not understood"],
  ]);
  expect(refusals({ ...line, price: "1001" }, lineOf)).toEqual([["price", "platform.field-number"]]);
});

test("what the API answers is null only where nothing may have been said", () => {
  const empty = Object.entries(answerOf(fields)).filter(([, shape]) => shape.safeParse(null).success);
  expect(empty.map(([name]) => name)).toEqual(["dueOn", "price"]);
});

const kinds = recordFields("equipment", {
  lender: person({ said: "Who lends it.", required: true }),
  keeper: person({ said: "Who keeps it." }),
  price: money({ said: "What it cost.", currency: "EUR", required: true }),
  deposit: money({ said: "What is paid for it.", currency: "JPY" }),
  insured: yesNo({ said: "Whether it is insured." }),
  state: state(["LENT", "RETURNED"], { said: "Where it is.", moves: { return: { from: ["LENT"], to: "RETURNED" } } }),
});
const lender = "0193a1b2-7c4d-7000-8000-3f2a9c1d5e77";

test("money is typed as people write it and kept in whole minor units; programs may send those", () => {
  const sent = { lender, price: { amount: 12.5, currency: "EUR" }, deposit: { minorUnits: 1200, currency: "JPY" } };
  expect(inputOf(kinds).parse(sent)).toEqual({
    ...{ lender, keeper: null, insured: false },
    price: { minorUnits: 1250, currency: "EUR" },
    deposit: { minorUnits: 1200, currency: "JPY" },
  });
  expect(inputOf(kinds).parse({ lender, price: { amount: 3 } }).price).toEqual({ minorUnits: 300, currency: "EUR" });
});

test("what is wrong with money and people stands beside what was typed", () => {
  const wrong = { lender: "asha", price: { amount: -1, currency: "EUR" }, deposit: { amount: 1, currency: "EUX" } };
  expect(refusals(wrong, () => inputOf(kinds))).toEqual([
    ["lender", "platform.field-person"],
    ["price.amount", "platform.field-money"],
    ["deposit.currency", "platform.currency"],
  ]);
  expect(refusals({}, () => inputOf(kinds))).toEqual([
    ["lender", "platform.field-needed"],
    ["price.amount", "platform.field-needed"],
  ]);
});

test("a box that is not ticked is no; a state is not typed at all", () => {
  const least = { lender, price: { amount: 1 } };
  expect(inputOf(kinds).parse({ ...least, insured: "on" }).insured).toBe(true);
  expect(Object.keys(inputOf(kinds).shape)).not.toContain("state");
  expect(inputOf(kinds).parse({ ...least, state: "RETURNED" })).not.toHaveProperty("state");
});

/** Nothing has words here. */
const words = () => (key: string) => key;

test("a line of a file says people by name, amounts beside their currency, and yes in five languages", () => {
  const line = { lender: "asha@acme.test", price: { amount: "1.250,50", currency: "EUR" }, insured: "ja" };
  expect(lineOf(kinds).parse(line)).toMatchObject({
    ...{ lender: "asha@acme.test", insured: true },
    price: { minorUnits: 125_050, currency: "EUR" },
  });
  expect(importColumnsOf(kinds, words).map(({ name }) => name)).toEqual([
    ...["lender", "keeper", "price.amount", "price.currency", "deposit.amount", "deposit.currency", "insured"],
  ]);
});

const several = recordFields("equipment", {
  helpers: people({ said: "Who helps.", required: true }),
  forWhom: audience({ said: "For whom it is.", required: true }),
  terms: richText({ said: "What holds.", required: true }),
  papers: files({ said: "What was signed." }),
});

test("people are sent one, several or none, each once; an audience without what says nothing; text is cleaned", () => {
  const sent = { helpers: lender, forWhom: { everyone: "on", cohorts: "" }, terms: "One <b>day</b>" };
  expect(inputOf(several).parse(sent)).toEqual({
    ...{ helpers: [lender], forWhom: { everyone: true } },
    terms: "<p>One &lt;b&gt;day&lt;/b&gt;</p>",
  });
  const twice = { ...sent, helpers: [lender, lender], terms: "<p onclick='x'>One day</p>" };
  expect(inputOf(several).parse(twice)).toMatchObject({ helpers: [lender], terms: "<p>One day</p>" });
});

test("each of them is missed where it is needed, and told apart from one that is wrong", () => {
  const needed = ["helpers", "forWhom", "terms"].map((name) => [name, "platform.field-needed"]);
  expect(refusals({}, () => inputOf(several))).toEqual(needed);
  const empty = { helpers: "", forWhom: { cohorts: [] }, terms: "<p></p>" };
  expect(refusals(empty, () => inputOf(several))).toEqual(needed);
  const wrong = { helpers: ["asha"], forWhom: { everyone: true }, terms: "x".repeat(50_001) };
  expect(refusals(wrong, () => inputOf(several))).toEqual([
    ["helpers.0", "platform.field-person"],
    ["terms", "platform.field-too-long"],
  ]);
});

test("files come by a form alone: a program takes them away, and no line of a file brings any", () => {
  const sent = { helpers: [lender], forWhom: { everyone: true }, terms: "<p>Yes</p>" };
  const paper = new File(["x"], "paper.txt");
  const typed = { ...sent, papers: { added: paper, removed: [lender] } };
  expect(inputOf(several).parse(typed).papers).toEqual({ added: [paper], removed: [lender] });
  expect(fromPrograms(several, inputOf(several)).parse(typed)).toMatchObject({ papers: { removed: [lender] } });
  expect(fromPrograms(several, inputOf(several)).parse(typed)).not.toHaveProperty("papers.added");
  expect(importColumnsOf(several, words).map(({ name }) => name)).toEqual(["helpers", "forWhom", "terms"]);
});

test("a room of before keeps its own words and refusals", () => {
  const refused = { needed: "tags.name-required", tooLong: "tags.too-long" };
  const own = recordFields("develop", {
    name: text(4, { said: "What it is called.", required: true, label: "library.name", refusals: refused }),
    field: choice(["SALES"], {
      said: "Where.",
      words: "field",
      label: "library.field",
      refusals: { wrong: "own.field" },
    }),
  });
  expect(refusals({ name: " ", field: "X" }, () => inputOf(own))).toEqual([
    ["name", "tags.name-required"],
    ["field", "own.field"],
  ]);
  expect(refusals({ name: "Longer", field: "" }, () => inputOf(own))).toEqual([["name", "tags.too-long"]]);
  expect(refusals({ name: "Long", field: "nothing" }, () => lineOf(own))).toEqual([["field", "own.field"]]);
  expect(importColumnsOf(own, words).map(({ label, words: said }) => [label, said])).toEqual([
    ["library.name", undefined],
    ["library.field", "field"],
  ]);
});

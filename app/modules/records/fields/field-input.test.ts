import { expect, test } from "vitest";
import { answerOf, inputOf, lineOf } from "./field-input.ts";
import { choice, day, number, recordFields, text } from "../domain/record-fields.ts";

const fields = recordFields("equipment", {
  title: text(10, { said: "What it is called.", required: true }),
  notes: text(20, { said: "More about it.", lines: 3 }),
  dueOn: day({ said: "When it is due." }),
  lentOn: day({ said: "When it was lent.", required: true }),
  price: number({ least: 0, most: 1000 }, { said: "What it cost." }),
  state: choice(["LENT", "IN_REPAIR"], { said: "Where it is.", required: true }),
});
const least = { title: "Drill", lentOn: "2026-11-01", state: "LENT" };
const refusals = (input: object, of = inputOf) =>
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

import { expect, test } from "vitest";
import { z } from "zod";
import { pageInput, placeInput, searchInput } from "./paging.ts";
import { linesInput, optionalInput, textInput, tickInput, writtenLines } from "./typed-input.ts";

const codes = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message);

test("a field that nobody filled in is left out", () => {
  const filter = z.object({ unit: optionalInput(z.uuid()) });
  expect(filter.parse({ unit: "" })).toEqual({ unit: undefined });
  expect(filter.parse({})).toEqual({});
  expect(filter.safeParse({ unit: "x" }).success).toBe(false);
});

test("yes and no are said in the words of boxes, of buttons and of programs", () => {
  const said = (value: unknown) => tickInput.safeParse(value).data;
  expect(["on", "yes", "true", "1", "TRUE", true].map(said)).toEqual(Array(6).fill(true));
  expect(["off", "no", "false", "0", "", "False", false].map(said)).toEqual(Array(7).fill(false));
  expect([["off", "on"], ["off"], []].map(said)).toEqual([true, false, undefined]);
  expect(["perhaps", null, 2, undefined].map(said)).toEqual([undefined, undefined, undefined, undefined]);
  const box = z.object({ ticked: tickInput.default(false) });
  expect([box.parse({}), box.parse({ ticked: "on" })]).toEqual([{ ticked: false }, { ticked: true }]);
  expect(z.object({ ticked: tickInput }).safeParse({}).success).toBe(false);
});

test("a text that people write comes without white space around it and in one form", () => {
  const name = textInput({ most: 5, missing: "needed", tooLong: "too-long" });
  expect(name.parse("  Ame\u0301  ")).toBe("Am\u00e9");
  expect([undefined, "  ", "sixsix"].map((typed) => codes(name, typed))).toEqual([
    ["needed"],
    ["needed"],
    ["too-long"],
  ]);
  expect(textInput({ most: 5 }).parse(" ")).toBe("");
});

test("lines are read from a text and from a list alike", () => {
  for (const sent of ["a\r\n\n b \n", ["a", "", " b "]]) expect(linesInput().parse(sent)).toEqual(["a", "b"]);
  expect(linesInput().parse(null)).toEqual([]);
  expect(linesInput(z.array(z.string()).max(1)).safeParse("a\nb").success).toBe(false);
  expect(writtenLines(" a \n\n e\u0301")).toEqual(["a", "\u00e9"]);
});

test("what an address says that does not fit is as if it were not there", () => {
  const list = z.object({ text: searchInput(), page: pageInput, after: placeInput });
  expect(list.parse({ text: "x".repeat(201), page: "0", after: "x".repeat(2001) })).toEqual({ text: "", page: 1 });
  expect(list.parse({ text: " asha ", page: "2", after: "key" })).toEqual({ text: "asha", page: 2, after: "key" });
});

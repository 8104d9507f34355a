import fc from "fast-check";
import { expect, test } from "vitest";
import { optionLines, optionsTyped } from "./option-lines.ts";

const before = ["Low", "Good", "High"].map((label, at) => ({ id: `id-${label}`, label, score: at + 1 }));

function typed(lines: string[], known = before) {
  let given = 0;
  return optionsTyped(lines, known, () => `new-${++given}`);
}
const idsOf = (lines: string[]) => typed(lines).map(({ id }) => id);

test("a line put on top is a new option, and every other one keeps its id", () => {
  expect(idsOf(["None", "Low", "Good", "High"])).toEqual(["new-1", "id-Low", "id-Good", "id-High"]);
});

test("lines keep their id where they are moved, and where others are taken away", () => {
  expect(idsOf(["High", "Low", "Good"])).toEqual(["id-High", "id-Low", "id-Good"]);
  expect(idsOf(["Low", "High"])).toEqual(["id-Low", "id-High"]);
});

test("a line reworded in its place is the same option; so are all of them put into another language", () => {
  expect(idsOf(["Low", "Fine", "High"])).toEqual(["id-Low", "id-Good", "id-High"]);
  expect(idsOf(["Niedrig", "Gut", "Hoch"])).toEqual(["id-Low", "id-Good", "id-High"]);
  expect(idsOf(["Low", "Fine", "Great", "High"])).toEqual(["id-Low", "new-1", "new-2", "id-High"]);
});

test("plain scores go on counting the lines; scores of the company's own stay", () => {
  expect(typed(["None", "Low", "Good", "High"]).map(({ score }) => score)).toEqual([1, 2, 3, 4]);
  const own = before.map((one) => ({ ...one, score: one.score * 10 }));
  expect(typed(["None", "Low", "Good", "Better", "High", "Top"], own).map(({ score }) => score)).toEqual([
    9, 10, 20, 25, 30, 31,
  ]);
});

test("a step counts what stands behind its equals sign; those without stand between, and all are typed again as they are", () => {
  const scale = typed(["Low = 10", "Good", "High = 40,5"]);
  expect(scale).toEqual([
    { id: "id-Low", label: "Low", score: 10 },
    { id: "id-Good", label: "Good", score: 25.25 },
    { id: "id-High", label: "High", score: 40.5 },
  ]);
  expect(optionLines(scale)).toBe("Low = 10\nGood = 25.25\nHigh = 40.5");
  expect(typed(optionLines(scale).split("\n"), scale)).toEqual(scale);
  expect(optionLines(before)).toBe("Low\nGood\nHigh");
  expect(typed(["Low = 1", "Good = 2", "High = 3"], scale).map(({ score }) => score)).toEqual([1, 2, 3]);
});

test("an equals sign without a score that can be counted is part of the words", () => {
  expect(typed(["a = b", "= 3", "x = 1001"]).map(({ label, score }) => [label, score])).toEqual([
    ["a = b", 1],
    ["= 3", 2],
    ["x = 1001", 3],
  ]);
});

test("whatever is typed, no two options share an id, and words that stay keep theirs", () => {
  const words = fc.constantFrom<string[]>("Low", "Good", "High", "New", "Other");
  fc.assert(
    fc.property(fc.array(words, { maxLength: 10 }), (lines) => {
      const options = typed(lines);
      expect(options.map(({ label }) => label)).toEqual(lines);
      expect(new Set(options.map(({ id }) => id)).size).toBe(lines.length);
      for (const { id, label } of before)
        if (lines.includes(label)) expect(options.find((one) => one.label === label)!.id).toBe(id);
    }),
  );
});

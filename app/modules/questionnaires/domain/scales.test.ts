import { expect, test } from "vitest";
import { scaleLevels, scaleNames, scaleOptions, usualScaleOf } from "./scales.ts";

const newId = () => crypto.randomUUID();
const all = scaleNames.flatMap((scale) => scaleLevels.map((level) => ({ scale, level })));

test.each(all)("$scale of $level steps is known again by its words and scores", ({ scale, level }) => {
  expect(usualScaleOf(scaleOptions(scale, level, newId))).toEqual({ scale, level });
});

test("steps of which one is worded or scored otherwise, or is missing, are somebody's own", () => {
  const steps = scaleOptions("AGREE_DISAGREE", 5, newId);
  const first = steps[0]!;
  const others = [
    [{ ...first, label: { ...first.label, de: "Nein" } }, ...steps.slice(1)],
    [{ ...first, score: 0 }, ...steps.slice(1)],
    steps.slice(1),
    steps.toReversed(),
    [],
  ];
  expect(others.map(usualScaleOf)).toEqual([null, null, null, null, null]);
});

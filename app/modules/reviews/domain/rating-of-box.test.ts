import { expect, test } from "vitest";
import { readSettings } from "./cycle-settings.ts";
import { gridOf, keptGrids, ratingOfBox } from "./rating-of-box.ts";

const declared = { row: 2, column: 2, label: "Core player", tone: "blue", rating: "option-4" };
const others = gridOf(readSettings({}))!.boxes.filter(({ row, column }) => row !== 2 || column !== 2);
const settings = readSettings({ calibration: { grids: { "3x3": [...others, declared] } } });

test("a box stands for the rating that is declared, else for the one proposed by its column", () => {
  const proposed = readSettings({});
  const along = (row: number) => [1, 2, 3].map((column) => ratingOfBox(proposed, { row, column }));
  expect([along(1), along(3)]).toEqual(Array(2).fill(["option-1", "option-3", "option-5"]));
  expect(ratingOfBox(settings, { row: 2, column: 2 })).toBe("option-4");
  expect(ratingOfBox(settings, { row: 4, column: 1 })).toBeNull();
});

test("what is as proposed follows the scale when that becomes shorter, and so does what was declared beyond it", () => {
  const options = ["Low", "Good", "High"].map((label, at) => ({ id: `option-${at + 1}`, label, score: at + 1 }));
  const calibration = { ...settings.calibration, grids: keptGrids(settings.calibration), options };
  expect(calibration.grids["3x3"]!.filter(({ rating }) => rating !== "")).toHaveLength(1);
  expect([1, 2, 3].map((column) => ratingOfBox({ calibration }, { row: 2, column }))).toEqual([
    ...["option-1", "option-2", "option-3"],
  ]);
});

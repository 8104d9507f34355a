import { expect, test } from "vitest";
import { filterOptions } from "./combo-options.ts";

const options = [
  { value: "1", label: "Zoë Ångström", description: "Design" },
  { value: "2", label: "Ravi Kumar", description: "Sales" },
];

test.each([
  ["zoe ang", ["1"]],
  ["sales", ["2"]],
  ["", ["1", "2"]],
  ["ravi design", []],
])("%j finds %j", (query, found) => {
  expect(filterOptions(options, query).map((option) => option.value)).toEqual(found);
});

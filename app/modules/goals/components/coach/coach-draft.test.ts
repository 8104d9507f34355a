import { expect, test } from "vitest";
import { draftOf, keyResultOf } from "./coach-draft.ts";

const form = (fields: Record<string, string>) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
};

test("the coach reads what the form holds, and takes what cannot be read for not yet typed", () => {
  const data = form({
    title: "Trust",
    ownerIds: "",
    timeFrame: "2026-Q4",
    "keyResults[0].title": "Win rate",
    "keyResults[0].measureType": "COUNT",
    "keyResults[0].start": "2.5",
    "keyResults[0].target": "x",
    "keyResults[1].title": "",
    "keyResults[1].measureType": "LENGTH",
  });
  expect(draftOf(data)).toEqual({
    title: "Trust",
    hasOwner: false,
    hasPeriod: true,
    keyResults: [
      { title: "Win rate", measureType: "COUNT", start: 2.5, target: null },
      { title: "", measureType: "PERCENTAGE", start: null, target: null },
    ],
  });
});

test("a key result alone has the measure it is given where it names none", () => {
  expect(keyResultOf(form({ title: "Cost", start: "0", target: "" }), "", "CURRENCY")).toEqual({
    title: "Cost",
    measureType: "CURRENCY",
    start: 0,
    target: null,
  });
});

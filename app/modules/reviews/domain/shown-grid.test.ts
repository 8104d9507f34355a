import { expect, test } from "vitest";
import { sharingSchema } from "./cycle-settings.ts";
import { shownDifferences } from "./shown-grid.ts";

const standard = sharingSchema.parse({});
const shownOf = (reviewee: object) => sharingSchema.parse({ reviewee });

test("what is standard said aloud is no difference", () => {
  const said = shownOf({ SELF: { questions: "ALL_QUESTIONS", selected: [], score: true } });
  expect(shownDifferences(standard, said)).toEqual([]);
});

test("what the person comes to read, or no longer reads, is told by provider", () => {
  const fewer = shownOf({ PEER: { questions: "SELECTED_QUESTIONS", selected: ["first"], score: false } });
  expect(shownDifferences(standard, fewer)).toEqual([
    { role: "PEER", privilege: "questions", before: "ALL_QUESTIONS", after: "SELECTED_QUESTIONS", effect: "NARROWED" },
    { role: "PEER", privilege: "score", before: "SHOWN", after: "NONE", effect: "NARROWED" },
    { role: "PEER", privilege: "selected", before: [], after: ["first"], effect: "WIDENED" },
  ]);
});

import { expect, test } from "vitest";
import { draftByRules, type DraftAsked } from "./draft.ts";

const goal = (id: string, percent: number | null) => ({ id, title: id, percent, closure: null, dueDate: "2026-12-31" });
const said = (id: string, kind: "PRAISE" | "ADVICE" | "TALKING_POINT", text: string) => ({
  ...{ id, kind, text, at: "2026-05-01T09:00:00Z", by: "Ravi", link: `/feed/${id}` },
});
const asked = (field: DraftAsked["field"]): DraftAsked => ({
  field,
  goals: [goal("slow", 40), goal("done", 100), goal("new", null)],
  account: [
    said("a", "PRAISE", "Calm in the outage"),
    said("b", "TALKING_POINT", "Ownership of the roadmap"),
    said("c", "ADVICE", "More ownership in reviews"),
  ],
});
const sourcesOf = (field: DraftAsked["field"]) =>
  draftByRules(asked(field)).map((one) => `${one.rule} ${"goal" in one ? one.goal.id : one.item.id}`);

test("a goal says how far it is by itself", () => {
  expect(sourcesOf({ kind: "GOAL", text: "slow" })).toEqual([]);
});

test("a competency is drafted from what names it, and never from what was only talked about", () => {
  expect(sourcesOf({ kind: "COMPETENCY", text: "Ownership" })).toEqual(["ADVICE c"]);
});

test("a question is drafted from goals that were reached, then others, then what was said; five at most", () => {
  expect(sourcesOf({ kind: "QNA", text: "What went well?" })).toEqual([
    ...["GOAL_REACHED done", "GOAL_UNDER_WAY slow", "GOAL_UNDER_WAY new", "PRAISE a", "ADVICE c"],
  ]);
});

test("without evidence nothing is said", () => {
  expect(draftByRules({ field: { kind: "QNA", text: "" }, goals: [], account: [] })).toEqual([]);
});

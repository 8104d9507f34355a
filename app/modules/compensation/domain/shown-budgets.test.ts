import { expect, test } from "vitest";
import { shownBudgets } from "./shown-budgets.ts";

const node = (nodeId: string, parentId: string | null, unseen: number) => ({ nodeId, parentId, unseen });

test("a budget of one unseen person is never shown, nor one that leaves few between it and another", () => {
  const tree = [node("all", null, 12), node("sales", "all", 10), node("design", "all", 2), node("mine", "all", 0)];
  expect([...shownBudgets(tree)].sort()).toEqual(["all", "mine"]);
  expect([...shownBudgets([node("all", null, 12), node("sales", "all", 7)])].sort()).toEqual(["all", "sales"]);
  expect([...shownBudgets([node("all", null, 3)])]).toEqual([]);
});

test("two budgets below one leave no few between them", () => {
  const tree = [node("all", null, 12), node("one", "all", 5), node("other", "all", 5)];
  expect([...shownBudgets(tree)].sort()).toEqual(["all", "one"]);
});

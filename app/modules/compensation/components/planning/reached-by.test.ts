import { expect, test } from "vitest";
import type { Turn } from "../../domain/cycle-state.ts";
import { reachedBy } from "./reached-by.ts";

const line = (memberId: string, turn: Turn, yours = true) => ({ memberId, name: memberId, turn, yours, raise: null });
const all = { filter: "all", q: "", toPropose: 2, toApprove: 3 } as const;
const none = new Set<string>();
const names = (reached: readonly { name: string }[]) => reached.map(({ name }) => name);

test("without a filter all that wait for the reader go on, also of other pages, and nobody else's is named", () => {
  const { reached, ...rest } = reachedBy(all, [line("own", "PROPOSER"), line("others", "PROPOSER", false)], none);
  expect([names(reached), rest]).toEqual([["own"], { all: true, count: 5, approves: false }]);
});

test.each([{ filter: "approver" }, { q: "a" }] as const)(
  "where a filter or a search shows some (%o), those alone go on",
  (by) => {
    const rows = [
      line("a", "APPROVER"),
      line("b", "APPROVER"),
      line("others", "APPROVER", false),
      line("last", "PUBLISHER"),
    ];
    const { reached, ...rest } = reachedBy({ ...all, ...by }, rows, none);
    expect([names(reached), rest]).toEqual([["a", "b"], { all: false, count: 2, approves: true }]);
  },
);

test("what is chosen goes on, whoever has it, and nothing that waits to be published", () => {
  const rows = [line("a", "PROPOSER", false), line("b", "APPROVER"), line("c", "PUBLISHER")];
  const { reached, ...rest } = reachedBy(all, rows, new Set(["a", "c"]));
  expect([names(reached), rest]).toEqual([["a"], { all: false, count: 1, approves: false }]);
});

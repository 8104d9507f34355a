import { expect, test } from "vitest";
import { toldParticipation } from "./told-participation.ts";

const row = (name: string, took: number, asked: number) => ({ name, took, asked, others: false });

test("where all or nobody took part no number says so, and the whole does not give it away", () => {
  const told = toldParticipation([row("a", 5, 5), row("b", 3, 7), row("c", 6, 12)]);
  expect(told.map(({ share, took }) => [share, took])).toEqual([
    ["NEARLY_ALL", null],
    ["SOME", null],
    [null, 6],
  ]);
});

test("where two rows are told in words, the others keep their numbers", () => {
  const told = toldParticipation([row("a", 1, 5), row("b", 6, 7), row("c", 6, 12)]);
  expect(told.map(({ took }) => took)).toEqual([null, null, 6]);
});

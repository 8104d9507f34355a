import { expect, test } from "vitest";
import { remembered } from "./remembered.ts";

test("an answer is computed once for its arguments, and again when it had to make room", () => {
  const asked: string[] = [];
  const joined = remembered((first: string, second: number) => (asked.push(first), `${first}${second}`), 2);
  expect([joined("a", 1), joined("a", 1), joined("a", 2)]).toEqual(["a1", "a1", "a2"]);
  expect(asked).toEqual(["a", "a"]);
  joined("b", 1);
  expect(joined("a", 1)).toBe("a1");
  expect(asked).toEqual(["a", "a", "b", "a"]);
});

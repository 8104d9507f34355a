import { expect, test } from "vitest";
import { keptAnswer } from "./kept-answer.ts";

test("of an answer its beginning is kept, without cookies and without what no database takes", () => {
  const headers = new Headers({ "content-type": "text/plain", "set-cookie": "a=b", server: "x".repeat(1000) });
  const kept = keptAnswer(headers, `a\0b${"😀".repeat(5_000)}`);
  expect(kept.answerHeaders).toEqual({ "content-type": "text/plain", server: "x".repeat(300) });
  expect(kept.answer.length).toBe(2_000);
  expect(kept.answer.startsWith("a\uFFFDb")).toBe(true);
  expect(kept.answer.isWellFormed()).toBe(true);
});

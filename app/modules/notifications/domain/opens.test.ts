import { expect, test } from "vitest";
import { opens } from "./opens.ts";

const [one, other] = ["522661c1-8e07-7f69-85c4-73e9a850a096", "e54a9af6-a010-7930-8bd9-83daccb5b281"];

test("a record's own page opens what leads to it, whichever tab was meant", () => {
  const link = `/app/goal/${one}?recordTab=activity`;
  expect(opens(`/app/goal/${one}`, link)).toBe(true);
  expect(opens(`/app/goal/${one}/?recordTab=overview`, link)).toBe(true);
  expect(opens(`/app/goal/${other}`, link)).toBe(false);
  expect(opens(`/app/goal/${one}/history`, link)).toBe(false);
  expect(opens("/app/my-data/goal/my-goals", link)).toBe(false);
});

test("so does its panel over any page", () => {
  expect(opens(`/app/team/goals?panelStack=OBJECTIVE:${one}`, `/app/goal/${one}?recordTab=activity`)).toBe(true);
  expect(opens(`/app/team/goals?panelStack=OBJECTIVE:${other}`, `/app/goal/${one}`)).toBe(false);
});

test("a record that the query names is opened wherever the query names it so", () => {
  const link = `/app/my-data/initiative/my-initiatives?showTaskDetails=${one}&recordTab=activity`;
  expect(opens(`/app/my-data/initiative/my-initiatives?showTaskDetails=${one}`, link)).toBe(true);
  expect(opens(`/app/team/initiative?showTaskDetails=${one}&text=report`, link)).toBe(true);
  expect(opens(`/app/my-data/initiative/my-initiatives?showTaskDetails=${other}`, link)).toBe(false);
  expect(opens(`/app/my-data/initiative/my-initiatives?ownerId=${one}`, link)).toBe(false);
  expect(opens("/app/my-data/initiative/my-initiatives", link)).toBe(false);
});

test("of two forms about one person in one cycle each opens its own", () => {
  const link = `/review/${one}/employee/${other}?provider=PEER`;
  expect(opens(link, link)).toBe(true);
  expect(opens(`/review/${one}/employee/${other}`, link)).toBe(true);
  expect(opens(`/review/${one}/employee/${other}?provider=UPWARD`, link)).toBe(false);
  expect(opens(`/review/${other}/employee/${one}?provider=PEER`, link)).toBe(false);
});

test("a list that names no record opens nothing by being visited", () => {
  expect(opens("/app/my-data/review/my-reviews", "/app/my-data/review/my-reviews")).toBe(false);
});

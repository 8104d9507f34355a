import { expect, test } from "vitest";
import { recordTabOf, withRecordTab } from "./record-tabs.ts";

const tabOf = (query: string) => recordTabOf(new URLSearchParams(query));

test("a record opens at its overview, unless the address names another part", () => {
  expect(tabOf("")).toBe("overview");
  expect(tabOf("recordTab=links")).toBe("links");
  expect(tabOf("recordTab=secrets")).toBe("overview");
});

test("an older address of the comments leads to what was said", () => {
  expect(tabOf("scrollToId=comments")).toBe("activity");
  expect(tabOf("scrollToId=key-results")).toBe("overview");
});

test("another part keeps what else the address says", () => {
  const at = { pathname: "/app/goals", search: "?panelStack=GOAL%3A1&scrollToId=comments" };
  expect(withRecordTab(at, "links")).toBe("/app/goals?panelStack=GOAL%3A1&recordTab=links");
  expect(withRecordTab({ ...at, search: "?recordTab=links" }, "overview")).toBe("/app/goals");
});

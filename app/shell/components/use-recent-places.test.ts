import { expect, test } from "vitest";
import { withoutPlace, withPlace } from "./use-recent-places.ts";

test("what is looked at again moves to the front, at its newest address; the eighth is the last", () => {
  const seven = Array.from({ length: 8 }, (_, n) => ({ path: `/${n}`, title: `Page ${n}` }));
  const again = withPlace(seven, { path: "/3?page=2", title: "Page 3" });
  expect(again[0]).toEqual({ path: "/3?page=2", title: "Page 3" });
  expect(again.map(({ title }) => title)).toEqual([3, 0, 1, 2, 4, 5, 6, 7].map((n) => `Page ${n}`));
  expect(withPlace(seven, { path: "/new", title: "New" }).map(({ path }) => path)).not.toContain("/7");
});

test("what is gone is named no more, at any of its addresses, and all else stays", () => {
  const three = ["/note/1", "/note/1?tab=activity", "/note/12"].map((path) => ({ path, title: `Title of ${path}` }));
  expect(withoutPlace(three, "/note/1").map(({ path }) => path)).toEqual(["/note/12"]);
});

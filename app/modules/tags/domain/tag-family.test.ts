import { expect, test } from "vitest";
import { refusesParent } from "./tag-family.ts";

const root = { kind: "GOAL", parentId: null, archived: false, children: 0 };

test("a tag stands below one of its kind that is in use", () => {
  expect(refusesParent(root, { ...root, children: 4 })).toBeNull();
  expect(refusesParent(root, null)).toBe("tags.unknown-parent");
  expect(refusesParent(root, { ...root, kind: "INITIATIVE" })).toBe("tags.unknown-parent");
  expect(refusesParent(root, { ...root, archived: true })).toBe("tags.parent-archived");
});

test("there is one level below a tag, from above and from below", () => {
  expect(refusesParent(root, { ...root, parentId: "another" })).toBe("tags.two-levels");
  expect(refusesParent({ ...root, children: 1 }, root)).toBe("tags.two-levels");
});

import { expect, test } from "vitest";
import { openBy } from "./open-by.ts";

const stays = openBy("act", "panelStack");
const at = (address: string) => {
  const { pathname, search } = new URL(address, "http://cairn.test");
  return { pathname, search, hash: "", state: null, key: "" };
};
const current = at("/goals?act=edit&page=2");

test.each(["/goals?act=edit&page=3", "/goals?recordTab=activity&act=edit"])("a form stays open at %s", (next) =>
  expect(stays(at(next), current)).toBe(true),
);

test.each(["/goals", "/goals?act=close", "/goals?act=edit&panelStack=OBJECTIVE:1", "/tasks?act=edit&page=2"])(
  "a form is left behind for %s",
  (next) => expect(stays(at(next), current)).toBe(false),
);

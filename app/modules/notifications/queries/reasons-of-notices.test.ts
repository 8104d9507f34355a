import { expect, test } from "vitest";
import { noticeGroups, noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import { withReasons } from "./reasons-of-notices.ts";

const kinds = noticeKinds({
  groups: { mine: ["praised"], week: ["monday"] },
  leaders: ["week"],
  mail: { praised: {}, monday: {}, other: {} },
});
const rooms = [{ room: "feedback", label: "title", groups: noticeGroups(kinds) }];
const notice = (room: string, kind: string) => ({
  ...{ id: kind, room, kind, params: {}, link: "/", createdAt: "2026-11-16T09:00:00Z", read: false, done: false },
});

test("a notice says by which choice it comes: its group's, else its room's, none where nobody chooses", () => {
  const told = [notice("feedback", "praised"), notice("feedback", "other"), notice("home", "praised")];
  const { rows, next } = withReasons({ rows: told, next: "9" }, rooms, (room, key) => `${room} ${key}`);
  expect(rows.map(({ reason }) => reason)).toEqual([
    { about: "feedback:mine", label: "feedback notice-groups.mine" },
    { about: "feedback", label: "feedback title" },
    null,
  ]);
  expect(next).toBe("9");
});

test("what managers alone are told is marked", () => {
  expect(noticeGroups(kinds).map(({ group, leaders }) => [group, leaders])).toEqual([
    ["mine", false],
    ["week", true],
  ]);
});

import { expect, test } from "vitest";
import { timelineFault } from "./timeline.ts";

const today = "2026-11-28";
const none = { proposeBy: "", approveBy: "", publishOn: "", letters: "AT_PUBLISH", lettersOn: "" } as const;
const ordered = { ...none, proposeBy: today, approveBy: "2026-12-10", publishOn: "2027-01-15" } as const;

test.each([
  ["no days at all", none],
  ["days in their order, from today on", ordered],
  ["letters on the day of publishing", { ...ordered, letters: "ON_DAY", lettersOn: "2027-01-15" } as const],
  ["a day of letters that does not count", { ...ordered, lettersOn: "2020-01-01" }],
])("%s can be", (_name, timeline) => expect(timelineFault(timeline, today)).toBeNull());

test.each([
  ["a stage in the past", { ...ordered, proposeBy: "2026-11-27" }, { field: "proposeBy", code: "day-past" }],
  [
    "approving before proposing",
    { ...ordered, approveBy: "2026-11-27" },
    { field: "approveBy", code: "timeline-order" },
  ],
  [
    "publishing before approving",
    { ...ordered, publishOn: "2026-12-09" },
    { field: "publishOn", code: "timeline-order" },
  ],
  ["letters without a day", { ...ordered, letters: "ON_DAY" } as const, { field: "lettersOn", code: "letter-day" }],
  [
    "letters before publishing",
    { ...ordered, letters: "ON_DAY", lettersOn: "2027-01-14" } as const,
    { field: "lettersOn", code: "letter-too-early" },
  ],
  [
    "letters in the past",
    { ...none, letters: "ON_DAY", lettersOn: "2026-11-27" } as const,
    { field: "lettersOn", code: "letter-too-early" },
  ],
])("%s cannot be", (_name, timeline, fault) => expect(timelineFault(timeline, today)).toEqual(fault));

import { expect, test } from "vitest";
import { mailMoment, mailTimeOf, mailTimeOfKind, mailTimes, type MailTime } from "./mail-time.ts";

test.each([
  [null, { mail: "NOW", fixed: false }, "NOW"],
  ["NEVER", { mail: "NOW", fixed: false }, "NEVER"],
  ["NEVER", { mail: "DAILY", fixed: true }, "DAILY"],
  [null, { mail: "NEVER", fixed: false }, "NEVER"],
] as const)("who chose %s in a company that has %o gets mail %s", (chosen, company, holds) => {
  expect(mailTimeOf(chosen, company)).toBe(holds);
});

test.each([
  ["NOW", "2026-11-16T09:00:00.000Z", "Europe/Berlin", "2026-11-16T09:00:00.000Z"],
  ["DAILY", "2026-11-16T09:00:00.000Z", "Europe/Berlin", "2026-11-17T07:00:00.000Z"],
  ["DAILY", "2026-11-16T05:00:00.000Z", "Europe/Berlin", "2026-11-16T07:00:00.000Z"],
  ["DAILY", "2026-11-16T20:00:00.000Z", "Asia/Kolkata", "2026-11-17T02:30:00.000Z"],
  // The clock goes forward in the night between.
  ["DAILY", "2026-03-28T12:00:00.000Z", "Europe/Berlin", "2026-03-29T06:00:00.000Z"],
  ["GATHERED", "2026-11-16T09:01:00.000Z", "Europe/Berlin", "2026-11-16T09:30:00.000Z"],
  ["GATHERED", "2026-11-16T09:30:00.000Z", "Europe/Berlin", "2026-11-16T09:30:00.000Z"],
  ["GATHERED_5", "2026-11-16T09:01:00.000Z", "Asia/Kolkata", "2026-11-16T09:05:00.000Z"],
  ["GATHERED_10", "2026-11-16T09:11:00.000Z", "Asia/Kolkata", "2026-11-16T09:20:00.000Z"],
  ["GATHERED_15", "2026-11-16T09:14:59.999Z", "Asia/Kathmandu", "2026-11-16T09:15:00.000Z"],
  ["GATHERED_60", "2026-11-16T09:00:00.001Z", "Europe/Berlin", "2026-11-16T10:00:00.000Z"],
  ["NEVER", "2026-11-16T09:00:00.000Z", "Europe/Berlin", undefined],
] as const)("%s, told at %s in %s, goes at %s", (time, at, zone, moment) => {
  expect(mailMoment(time, new Date(at), zone)?.toISOString()).toBe(moment);
});

test("of all that can be said, what is fixed comes first, then what is chosen, of the kind before the room", () => {
  const chosen = [null, ...mailTimes];
  const company = mailTimes.flatMap((mail) => [false, true].map((fixed) => ({ mail, fixed })));
  for (const ofKind of chosen)
    for (const ofRoom of chosen)
      for (const kind of [null, ...company])
        for (const room of company) {
          const found = mailTimeOfKind({ chosen: ofKind, company: kind }, { chosen: ofRoom, company: room });
          const inOrder: (MailTime | null | false | undefined)[] = [
            ...[kind?.fixed && kind.mail, room.fixed && room.mail],
            ...[ofKind, ofRoom, kind?.mail, room.mail],
          ];
          expect(found.holds).toBe(inOrder.find(Boolean));
          expect(found.fixed).toBe(Boolean(kind?.fixed) || room.fixed);
        }
});

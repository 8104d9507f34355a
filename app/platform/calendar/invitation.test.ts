import { expect, test } from "vitest";
import { invitationText, type Invitation } from "./invitation.ts";

const invitation: Invitation = {
  method: "REQUEST",
  uid: "series@cairn",
  sequence: 2,
  title: "Ravi & Asha",
  stamp: new Date("2026-11-16T09:00:00Z"),
  startsAt: new Date("2026-11-17T13:30:00Z"),
  minutes: 45,
  timeZone: "Europe/Berlin",
  organiser: { name: "Ravi", email: "ravi@acme.test" },
  attendees: [{ name: "Asha", email: "asha@acme.test" }],
  url: "https://cairn.test/app",
  rule: "FREQ=WEEKLY;INTERVAL=2",
};

test("an invitation names what it asks, under one name, with its zone and how it comes back", () => {
  const text = invitationText(invitation);
  for (const line of [
    "METHOD:REQUEST",
    "UID:series@cairn",
    "SEQUENCE:2",
    "DTSTART;TZID=Europe/Berlin:20261117T143000",
    "DTEND;TZID=Europe/Berlin:20261117T151500",
    "RRULE:FREQ=WEEKLY;INTERVAL=2",
    "STATUS:CONFIRMED",
    "BEGIN:VTIMEZONE",
  ])
    expect(text).toContain(line);
});

test("one of a series is cancelled by the time it would have been", () => {
  const text = invitationText({ ...invitation, method: "CANCEL", insteadOf: new Date("2026-12-01T13:30:00Z") });
  expect(text).toContain("METHOD:CANCEL");
  expect(text).toContain("STATUS:CANCELLED");
  expect(text).toContain("RECURRENCE-ID;TZID=Europe/Berlin:20261201T143000");
  expect(text).not.toContain("RRULE");
});

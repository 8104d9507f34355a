import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { Temporal } from "temporal-polyfill";
import { timeZoneLines } from "./time-zone-lines.ts";

type Person = { name: string; email: string };

/** A meeting as people are invited to it by mail (RFC 5546). */
export type Invitation = {
  method: "REQUEST" | "CANCEL";
  /** The same over all changes; so is what a calendar keeps under it. */
  uid: string;
  /** Rises with every change. */
  sequence: number;
  title: string;
  stamp: Date;
  startsAt: Date;
  minutes: number;
  timeZone: string;
  organiser: Person;
  attendees: readonly Person[];
  url: string;
  /** Weeks between two of them; 0 is one alone. */
  everyWeeks: number;
  /** One of a series alone: when it would be without the change. */
  insteadOf?: Date | undefined;
};

/** The text of an invitation; `MailMessage.calendar` takes it. */
export function invitationText(invitation: Invitation): string {
  const { method, timeZone, everyWeeks, insteadOf, organiser } = invitation;
  const calendar = ical({
    prodId: { company: "Cairn", product: "Calendar" },
    method: ICalCalendarMethod[method],
  });
  calendar.timezone({ name: null, generator: (zone) => timeZoneLines(zone, invitation.stamp) });
  const start = localTime(invitation.startsAt, timeZone);
  calendar.createEvent({
    id: invitation.uid,
    sequence: invitation.sequence,
    stamp: invitation.stamp,
    summary: invitation.title,
    url: invitation.url,
    start,
    end: start.add({ minutes: invitation.minutes }),
    timezone: timeZone,
    organizer: organiser,
    status: method === "CANCEL" ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    attendees: invitation.attendees.map((person) => ({
      ...person,
      role: ICalAttendeeRole.REQ,
      status: ICalAttendeeStatus.NEEDSACTION,
      rsvp: true,
    })),
    ...(insteadOf
      ? { recurrenceId: localTime(insteadOf, timeZone) }
      : everyWeeks > 0
        ? { repeating: `RRULE:FREQ=WEEKLY;INTERVAL=${everyWeeks}` }
        : {}),
  });
  return calendar.toString();
}

function localTime(at: Date, timeZone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone).toPlainDateTime();
}

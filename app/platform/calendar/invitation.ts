import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { localTime } from "../time/local-time.ts";
import { timeZoneLines } from "./time-zone-lines.ts";

type Person = { name: string; email: string };
/** What somebody said to the invitation; null before they did. */
type Invited = Person & { reply?: "ACCEPTED" | "TENTATIVE" | "DECLINED" | null };

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
  attendees: readonly Invited[];
  url: string;
  /** How it comes back, as a rule of RFC 5545; null is one alone. */
  rule: string | null;
  /** One of a series alone: when it would be without the change. */
  insteadOf?: Date | undefined;
};

/** The text of an invitation; `MailMessage.calendar` takes it. */
export function invitationText(invitation: Invitation): string {
  const { method, timeZone, rule, insteadOf, organiser } = invitation;
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
    attendees: invitation.attendees.map(({ name, email, reply }) => ({
      ...{ name, email },
      role: ICalAttendeeRole.REQ,
      status: reply ? ICalAttendeeStatus[reply] : ICalAttendeeStatus.NEEDSACTION,
      rsvp: !reply,
    })),
    ...(insteadOf ? { recurrenceId: localTime(insteadOf, timeZone) } : rule ? { repeating: `RRULE:${rule}` } : {}),
  });
  return calendar.toString();
}

import type { CalendarEntry } from "#app/platform/calendar/calendar-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { EventCatalogue } from "#app/platform/events/catalogue.ts";
import type { JobHandler, JobServices } from "#app/platform/jobs/job.ts";
import type { CompanyMail } from "#app/platform/mail/mailer.ts";
import type { Prove } from "#app/platform/outside-links/proof.ts";
import type { TaskHandler } from "#app/platform/tasks/task-kind.ts";
import type { BusyTimes } from "./busy-times.ts";
import type { CountedThing } from "./counted-thing.ts";
import type { Letter } from "./letter.ts";
import type { NoticeKinds } from "./notice-kind.ts";
import type { Sql } from "#tenancy/sql.ts";

export type RecordedEvent = {
  id: string;
  name: string;
  payload: Record<string, unknown>;
  actorId: string | null;
  recordedAt: Date;
};

/** Whom to tell, and in which words: `kind` is one of the room's `noticeKinds` and names strings `notifications.<kind>`. */
export type Notice = {
  recipientId: string;
  room: string;
  kind: string;
  params: Record<string, string | number>;
  link: string;
  /** The record whose words it holds: a mail that waited goes only to who may still see it. A kind of which a room tells facts. */
  about?: { kind: string; id: string };
  /** It reaches this person by a mail of its own, such as an invitation for calendars. */
  mailedApart?: true;
};

/**
 * What a notice asked somebody for was done, wherever they did it, or is asked no more: such a notice waits neither in the
 * inbox nor for a mail. Which of the room's kinds, and where they lead.
 */
export type SettledNudge = { recipientId: string; kinds: readonly string[]; link: string };

/** From which day to which, both included, such as 2026-11-30. */
export type DaysAhead = { from: string; until: string };

/** What is owed by one of these days. Each is told once for its day: what is moved is called to mind again. */
export type NearDue = {
  /** Rows of `recipient_id`, `kind`, `key`, which names what is owed among all of the room, `due_on`, and `said` as jsonb. */
  rows: Sql;
  /** What its notice says, of `said` and the day at noon. */
  read: (said: never, day: number) => Pick<Notice, "params" | "link" | "about">;
};

type Heard<Result> = Readonly<Record<string, (context: Context, event: RecordedEvent) => Promise<Result>>>;

/** What happens, who is told, and what falls due. */
export type RoomTime = {
  /** What the room announces. */
  events?: EventCatalogue;
  /** Called at least once for each event named; must bear repetition. */
  handlers?: Heard<void>;
  /** What the room's notices are, and which of them go by mail. */
  noticeKinds?: NoticeKinds;
  /** Mails that follow no notice, each as admins are shown it. */
  letters?: readonly Letter[];
  /** Whom an event concerns. */
  notices?: Heard<readonly Notice[]>;
  /** What people owe whose day is near, to be called to mind before it is over. */
  dueSoon?: (context: Context, days: DaysAhead) => NearDue | Promise<NearDue>;
  /** Which notices an event settles; heard before its own notices are told. */
  settles?: Heard<readonly SettledNudge[]>;
  /**
   * Mails that an event sends whoever reads notices or not; may be sent twice, so that what they hold must bear it.
   * `origin` is where the product is at, `prove` makes links by which people answer without signing in.
   */
  mails?: Readonly<
    Record<
      string,
      (context: Context, event: RecordedEvent, origin: string, prove: Prove) => Promise<readonly CompanyMail[]>
    >
  >;
  /** Long work that people ask for. */
  tasks?: readonly TaskHandler[];
  /** Background work of the installation, of no company's transaction: what is queued by name and done by whichever worker is free. */
  jobs?: (services: JobServices) => readonly JobHandler[];
  /** What falls due with time, as the product: every few minutes for each company, in one transaction. Must bear repetition. */
  scheduled?: (context: Context) => Promise<unknown>;
  /** How many things an operator looks after the company has of each kind and state; read by the worker every few minutes. */
  counts?: (context: Context) => Promise<readonly CountedThing[]>;
  /** When people are busy by what the room reads of their calendars. */
  busyTimes?: BusyTimes;
  /** What falls on a day for the actor, for calendars they read it with. */
  days?: (context: Context) => Promise<readonly CalendarEntry[]>;
};

import { invitationText } from "#app/platform/calendar/invitation.ts";
import type { Letter } from "#app/platform/contributions/letter.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage, type Language } from "#app/platform/i18n/languages.ts";
import { roomWords } from "#app/platform/i18n/room-words.ts";
import type { CompanyMail, MailText } from "#app/platform/mail/mailer.ts";
import { mailSender, writeMail, type MailSender } from "#app/platform/mail/write-mail.ts";
import { ruleText } from "#app/platform/recurrence/rule-text.ts";
import type { Prove } from "#app/platform/outside-links/proof.ts";
import { meetingMinutes } from "./data/one-on-one-record.ts";
import { replyOf } from "./data/reply-record.ts";
import { replies, type Reply } from "./domain/replies.ts";
import { ruleOf, startOf, type Schedule } from "./domain/schedule.ts";
import { inNameOf, oneOnOneEvents } from "./events.ts";
import { invitationAddress } from "./invitation-link.ts";
import { oneOnOnePlaces } from "./one-on-one-places.ts";
import ar from "./strings/ar.json" with { type: "json" };
import de from "./strings/de.json" with { type: "json" };
import en from "./strings/en.json" with { type: "json" };
import es from "./strings/es.json" with { type: "json" };
import hi from "./strings/hi.json" with { type: "json" };
import type { Tenant } from "#tenancy/tenant.ts";
import { instant, sql } from "#tenancy/sql.ts";

const words = roomWords("one-on-ones", { en, hi, es, de, ar });

type Kind = "scheduled" | "moved" | "edited" | "cancelled" | "restored";

/** Both are invited by mail, where the series goes to calendars: anew, moved, cancelled and restored, under one name. */
export const oneOnOneMails = hears<readonly CompanyMail[], [origin: string, prove: Prove]>()(oneOnOneEvents, {
  "one-on-ones.scheduled": (context, event, ...by) => mailsOf(context, inNameOf(event), by, "scheduled"),
  "one-on-ones.moved": (context, event, ...by) => mailsOf(context, event, by, "moved"),
  "one-on-ones.edited": (context, event, ...by) => mailsOf(context, event, by, "edited"),
  "one-on-ones.state-changed": (context, event, ...by) => {
    const { state } = event.payload;
    if (state === "CANCELLED") return mailsOf(context, event, by, "cancelled");
    return state === "NOT_STARTED" ? mailsOf(context, event, by, "restored") : Promise.resolve([]);
  },
});

type OfMeeting = Heard<{ meetingId: string; following?: boolean; inNameOf?: string | undefined }>;

type Person = { id: string; name: string; email: string; language: string; timeZone: string; reply: Reply | null };
type Row = Schedule & {
  seriesId: string;
  seriesVersion: number;
  meetingId: string;
  position: number;
  sequence: number;
  startsAt: string;
  minutes: number;
  organiser: Person;
  partner: Person;
};

async function mailsOf(
  context: Context,
  event: OfMeeting,
  [origin, prove]: readonly [origin: string, prove: Prove],
  kind: Kind,
): Promise<CompanyMail[]> {
  const row = await meetingToTell(context, event.payload.meetingId);
  if (!row) return [];
  const both = [row.organiser, row.partner];
  const actor = both.find(({ id }) => id === event.actorId);
  if (!actor) return [];
  const whole = kind === "scheduled" || kind === "edited" || (kind === "moved" && event.payload.following === true);
  const content = invitationOf(context, row, { cancels: kind === "cancelled", whole, origin });
  const own = event.payload.inNameOf ? "begun" : kind;
  return both.map((to) =>
    mailTo(to, {
      tenant: context.tenant,
      actor,
      kind,
      own,
      row,
      origin,
      prove,
      content,
      other: both.find((one) => one !== to)!,
    }),
  );
}

function meetingToTell(context: Context, meetingId: string): Promise<Row | null> {
  const person = (alias: "a" | "b") => {
    const e = sql.ref(alias);
    return sql`jsonb_build_object('id', ${e}.id, 'name', ${e}.display_name, 'email', ${e}.work_email::text, 'language',
      coalesce(${e}.language, c.language), 'timeZone', coalesce(${e}.time_zone, c.time_zone), 'reply', ${replyOf(sql`${e}.id`)})`;
  };
  return firstRow<Row>(
    context,
    sql`select s.id as "seriesId", s.version as "seriesVersion", m.id as "meetingId", m.position, m.sequence,
      ${instant(sql`m.starts_at`)} as "startsAt", ${meetingMinutes} as minutes,
        s.every_weeks::int as "everyWeeks", s.time_zone as "timeZone", s.anchor_position as "anchorPosition",
          s.anchor_on::text as "anchorOn", s.anchor_minute::int as "anchorMinute",
        ${person("a")} as organiser, ${person("b")} as partner
      from {one_on_one_meeting} m join {one_on_one_series} s on s.id = m.series_id
        join {employee} a on a.id = s.organiser_id join {employee} b on b.id = s.partner_id cross join {organization} c
     where m.id = ${meetingId} and s.in_calendar and s.archived_at is null`,
  );
}

type Asked = { cancels: boolean; whole: boolean; origin: string };

/** The series under its own name; one of it by when it would be without the change. */
function invitationOf(context: Context, row: Row, { cancels, whole, origin }: Asked): string {
  const alone = row.everyWeeks === 0;
  return invitationText({
    method: cancels ? "CANCEL" : "REQUEST",
    uid: `${row.seriesId}@cairn`,
    sequence: row.sequence + row.seriesVersion,
    title: `1:1 ${row.organiser.name} · ${row.partner.name}`,
    stamp: context.clock.now(),
    startsAt: new Date(row.startsAt),
    minutes: row.minutes,
    timeZone: row.timeZone,
    organiser: row.organiser,
    attendees: [row.organiser, row.partner],
    url: `${origin}${oneOnOnePlaces.meeting(row.seriesId, row.meetingId)}`,
    rule: alone ? null : ruleText(ruleOf(row)),
    insteadOf: whole || alone ? undefined : startOf(row, row.position),
  });
}

type Told = {
  tenant: Tenant;
  actor: Person;
  other: Person;
  kind: Kind;
  /** What is said to whoever did it, or in whose name it was. */
  own: Kind | "begun";
  row: Row;
  origin: string;
  prove: Prove;
  content: string;
};

/** Whoever did it gets the invitation for their own calendar too; whom it asks anew can answer from the mail. */
function mailTo(to: Person, told: Told): CompanyMail {
  const { tenant, actor, other, kind, own, row, origin, content } = told;
  const language = asLanguage(to.language);
  const t = words(language);
  const when = createFormat(language, to.timeZone, toldBy(tenant)).dateTime(row.startsAt);
  const said =
    to.id === actor.id
      ? t(`mail.${own}`, { name: other.name, when })
      : t(`notifications.${kind}`, { actor: actor.name, when });
  const link = `${origin}${oneOnOnePlaces.meeting(row.seriesId, row.meetingId)}`;
  return {
    to: to.email,
    ...invitationMail({ language, said, link, sender: mailSender(tenant, origin), lines: replyLines(to, told) }),
    calendar: { method: kind === "cancelled" ? "CANCEL" : "REQUEST", content },
  };
}

/** A line for each answer; none for who will be there anyway, and of what is not to be. */
function replyLines(to: Person, { tenant, kind, row, origin, prove }: Told): ReplyLine[] {
  if (kind === "cancelled" || to.reply) return [];
  const language = asLanguage(to.language);
  const invited = { meetingId: row.meetingId, employeeId: to.id, sequence: row.sequence };
  return replies.map((reply) => ({
    text: words(language)(`invitation.by-mail.${reply}`),
    link: invitationAddress({ origin, tenant, language, prove }, invited, reply),
  }));
}

type ReplyLine = { text: string; link: string };
type Saying = {
  language: Language;
  said: string;
  link: string;
  sender: MailSender;
  lines?: readonly ReplyLine[];
};

function invitationMail({ language, said, link, sender, lines = [] }: Saying): MailText {
  const action = { label: words(language)("obligations.act-open"), link };
  return writeMail({ language, subject: said, paragraphs: [said], lines, action, closing: [], sender });
}

/** Invitations for calendars as admins are shown them: to the one whom somebody meets. */
export const invitationLetters: readonly Letter[] = (["scheduled", "moved", "cancelled"] as const).map((kind) => ({
  name: `invitation-${kind}`,
  write: ({ language, sender, origin, people: [, actor], day }) => {
    const said = words(language)(`notifications.${kind}`, { actor, when: `${day}, 14:00` });
    const link = `${origin}${oneOnOnePlaces.active}`;
    const lines = replies.map((reply) => ({ text: words(language)(`invitation.by-mail.${reply}`), link }));
    return invitationMail({ language, said, sender, link, lines: kind === "cancelled" ? [] : lines });
  },
}));

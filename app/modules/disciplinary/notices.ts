import { holdsAdminAccess, holdsScopedAccess } from "#app/modules/access/index.ts";
import { isPresent, unitsAround } from "#app/modules/people/index.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import type { DaysAhead, NearDue, Notice, SettledNudge } from "#app/platform/contributions/room-time.ts";
import { hears, type Heard } from "#app/platform/events/hears.ts";
import { noticeKinds } from "#app/platform/contributions/notice-kind.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { disciplinaryEvents, type noteChanges } from "./events.ts";
import { disciplinaryPlaces } from "./disciplinary-places.ts";
import { sql } from "#tenancy/sql.ts";

type Change = (typeof noteChanges)[number];
type Note = {
  employeeId: string;
  authorId: string;
  employee: string;
  author: string;
  published: boolean;
  /** Local date, once it is published. */
  answerBy: string | null;
  /** What the person it is about reads. */
  language: string;
};

/** Each turn reaches whom it concerns, by mail too; no mail says what the note is about. */
export const disciplinaryNoticeKinds = noticeKinds({
  discreet: true,
  groups: {
    "about-you": ["published", "reminded", "expired", "refusal", "appeal-upheld", "appeal-dismissed"],
    "to-do": ["review-asked", "appeal-made", "begun", "statement-asked"],
    "your-notes": [
      "expired-of",
      "returned",
      "review-published",
      "answered",
      "appeal-made-of",
      "appeal-withdrawn",
      "appeal-upheld-of",
      "appeal-dismissed-of",
      "statement-given",
      "statement-declined",
    ],
  },
  mail: {
    published: { text: "notices.answer-by", act: "notices.read" },
    reminded: { text: "notices.answer-by", act: "notices.read" },
    expired: {},
    refusal: { text: "notices.refusal" },
    "expired-of": {},
    "review-asked": { act: "notices.review" },
    returned: { act: "notices.open" },
    "review-published": {},
    answered: {},
    "appeal-made": { act: "notices.decide" },
    "appeal-made-of": {},
    "appeal-withdrawn": {},
    "appeal-upheld": {},
    "appeal-dismissed": {},
    "appeal-upheld-of": {},
    "appeal-dismissed-of": {},
    begun: { text: "notices.begun", act: "notices.open" },
    "statement-asked": { text: "notices.statement-asked", act: "notices.state" },
    "statement-given": {},
    "statement-declined": {},
  },
});

export const disciplinaryNotices = hears<readonly Notice[]>()(disciplinaryEvents, {
  "disciplinary.note-changed": tellOfNote,
  "disciplinary.statement-changed": tellOfStatement,
});

/** Who is told of which turn, in which words. */
const told: Partial<Record<Change, Partial<Record<"subject" | "author" | "hr", string>>>> = {
  BEGUN: { author: "begun" },
  SUBMITTED: { hr: "review-asked" },
  RETURNED: { author: "returned" },
  PUBLISHED: { subject: "published", author: "review-published" },
  REMINDED: { subject: "reminded" },
  ANSWERED: { author: "answered" },
  REFUSED: { subject: "refusal", author: "answered" },
  EXPIRED: { subject: "expired", author: "expired-of" },
  APPEALED: { hr: "appeal-made", author: "appeal-made-of" },
  APPEAL_WITHDRAWN: { author: "appeal-withdrawn" },
  APPEAL_UPHELD: { subject: "appeal-upheld", author: "appeal-upheld-of" },
  APPEAL_DISMISSED: { subject: "appeal-dismissed", author: "appeal-dismissed-of" },
};

const mostOfHr = 50;

/** What was asked of the person, or of HR, is done once they answered, or the note went on without them. */
export const disciplinarySettles = hears<readonly SettledNudge[]>()(disciplinaryEvents, {
  "disciplinary.note-changed": async (context, { payload: { noteId, change } }) => {
    if (!["ANSWERED", "REFUSED", "EXPIRED"].includes(change)) return [];
    const note = await noteOf(context, noteId);
    const link = disciplinaryPlaces.note(noteId);
    return note ? [{ recipientId: note.employeeId, kinds: ["published", "reminded"], link }] : [];
  },
});

/** Notes whose last day to answer is near; one that was published or reminded of today has just been told. */
export function notesDueSoon(context: Context, { from, until }: DaysAhead): NearDue {
  return {
    rows: sql`select n.employee_id as recipient_id, 'reminded' as kind, n.id::text as key, n.answer_by as due_on,
        jsonb_build_object('id', n.id, 'author', w.display_name, 'answerBy', n.answer_by::text,
          'language', coalesce(e.language, o.language)) as said
      from {disciplinary_note} n join {employee} e on e.id = n.employee_id
        join {employee} w on w.id = n.author_id cross join {organization} o
      where n.state = 'PUBLISHED' and n.outcome is null and n.answer_by between ${from}::date and ${until}::date
        and n.published_at < ${from}::date`,
    read: ({ id, ...note }: Pick<Note, "author" | "answerBy" | "language"> & { id: string }) => ({
      params: saidToSubject(context, note),
      link: disciplinaryPlaces.note(id),
      about: { kind: "DisciplinaryNote", id },
    }),
  };
}

async function tellOfNote(
  context: Context,
  { payload: { noteId, change }, actorId }: Heard<{ noteId: string; change: Change }>,
): Promise<readonly Notice[]> {
  const words = told[change];
  const note = words && (await noteOf(context, noteId));
  if (!words || !note) return [];
  // Those of HR who wrote a note or stand in it are not asked to decide about it.
  const hr = words.hr
    ? (await hrOf(context, note.employeeId)).filter((id) => id !== note.authorId && id !== note.employeeId)
    : [];
  const people: (readonly [string, string | undefined])[] = [
    // Nobody hears of a note about themselves before it is published.
    [note.employeeId, note.published ? words.subject : undefined],
    [note.authorId, note.authorId === note.employeeId ? undefined : words.author],
    ...hr.map((id) => [id, words.hr] as const),
  ];
  return people.flatMap(([recipientId, kind]) =>
    kind && recipientId !== actorId
      ? [
          {
            recipientId,
            room: "disciplinary",
            kind,
            params: recipientId === note.employeeId ? saidToSubject(context, note) : { name: note.employee },
            link: disciplinaryPlaces.note(noteId),
            about: { kind: "DisciplinaryNote", id: noteId },
          },
        ]
      : [],
  );
}

/** Until when they answer stands in what the person is told, as a day in their language. */
function saidToSubject(
  context: Context,
  { author, answerBy, language }: Pick<Note, "author" | "answerBy" | "language">,
): Record<string, string> {
  const format = createFormat(language, "UTC", toldBy(context.tenant));
  return { name: author, ...(answerBy && { answerBy: format.date(answerBy) }) };
}

async function tellOfStatement(
  context: Context,
  {
    payload: { statementId, change },
    actorId,
  }: Heard<{ statementId: string; change: "ASKED" | "STATED" | "DECLINED" }>,
): Promise<readonly Notice[]> {
  const found = await firstRow<{ witnessId: string; askedBy: string; witness: string; by: string; noteId: string }>(
    context,
    sql`select x.employee_id as "witnessId", x.asked_by as "askedBy", w.display_name as witness,
      a.display_name as by, x.note_id as "noteId" from {disciplinary_witness} x join {employee} w on w.id = x.employee_id
      join {employee} a on a.id = x.asked_by where x.id = ${statementId}`,
  );
  if (!found) return [];
  const asked = change === "ASKED";
  const recipientId = asked ? found.witnessId : found.askedBy;
  if (recipientId === actorId) return [];
  const kind = asked ? "statement-asked" : change === "STATED" ? "statement-given" : "statement-declined";
  return [
    {
      recipientId,
      room: "disciplinary",
      kind,
      params: { name: asked ? found.by : found.witness },
      link: asked ? disciplinaryPlaces.statement(statementId) : disciplinaryPlaces.note(found.noteId),
    },
  ];
}

function noteOf(context: Context, noteId: string): Promise<Note | null> {
  return firstRow<Note>(
    context,
    sql`select n.employee_id as "employeeId", n.author_id as "authorId", e.display_name as employee,
      w.display_name as author, n.published_at is not null as published, n.answer_by::text as "answerBy",
      coalesce(e.language, o.language) as language from {disciplinary_note} n join {employee} e on e.id = n.employee_id
      join {employee} w on w.id = n.author_id cross join {organization} o where n.id = ${noteId}`,
  );
}

/** Whoever is HR for the whole company, or for an org unit around this person, and still there. */
async function hrOf(context: Context, employeeId: string): Promise<string[]> {
  const units = await unitsAround(context, [employeeId]);
  const found = await context.rows<{ id: string }>(
    sql`select e.id from {employee} e where (${holdsAdminAccess(["DISCIPLINARY_ACTION_ADMIN"])}
      or ${holdsScopedAccess("DISCIPLINARY_ACTION_ADMIN", units)}) and ${isPresent(sql`e.id`, context.today())}
      order by e.id limit ${mostOfHr}`,
  );
  return found.map(({ id }) => id);
}

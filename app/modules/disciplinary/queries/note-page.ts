import { peopleByIds } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import type { ChangeEntry } from "#app/platform/history/record-history.ts";
import { recordHistory } from "#app/platform/history/record-history.ts";
import { documentsOn, type SignedDocumentView } from "#app/platform/signatures/signed-documents.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { addDays } from "#app/platform/time/days.ts";
import { notesAllowing, requireNoteFacts } from "../data/note-facts.ts";
import { rulesOfCompany, type DisciplinaryRules } from "../data/settings.ts";
import { ownTypes } from "../data/type-names.ts";
import { refusalToAppeal, type AppealState } from "../domain/note.ts";
import { compareTexts, type Compared } from "../domain/compare.ts";
import { plainText } from "#app/platform/rich-text/clean-rich-text.ts";
import { adviceFor, type Advice } from "./advice.ts";
import { isIntact } from "./note-document.ts";
import { noteColumns, type NoteRow } from "./note-list.ts";
import { instant, sql } from "#tenancy/sql.ts";

export const noteActs = [
  "write",
  "edit",
  "publish",
  "evaluate",
  "answer",
  "refuse",
  "remind",
  "appeal",
  "decide",
  "hold",
  "expunge",
  "delete",
  "ask-witness",
  "read-history",
] as const;
export type NoteAct = (typeof noteActs)[number];

export type Revision = { number: number; by: string | null; at: string; rephrased: boolean };
export type Statement = {
  id: string;
  witness: { id: string; name: string };
  question: string;
  statement: string;
  statedAt: string | null;
  declinedAt: string | null;
};
export type Evidence = { id: string; name: string; digest: string };
export type Appeal = {
  id: string;
  reason: string;
  state: AppealState;
  madeAt: string;
  decidedBy: string | null;
  decidedAt: string | null;
  decision: string;
};
export type PastNote = { id: string; occurredOn: string; type: string; typeName: string | null; step: string };

export type NotePage = {
  note: NoteRow & {
    body: string;
    text: string;
    revision: number;
    version: number;
    reportedAt: string;
    publishedAt: string | null;
    countsUntil: string | null;
    keepUntil: string | null;
    reviewComment: string;
    holdReason: string;
    /** Begun by another part of the product. */
    begun: boolean;
  };
  mine: boolean;
  /** The actor is HR for the person. */
  hr: boolean;
  /** What the actor may do, and it fits how the note stands. */
  acts: NoteAct[];
  /** Publishing hands it to HR first. */
  submits: boolean;
  signer: string;
  document: SignedDocumentView | null;
  /** False where what is kept differs from what was put before the person. */
  intact: boolean;
  evidence: Evidence[];
  appeals: Appeal[];
  past: PastNote[];
  /** Earlier notes of the person that may be named. */
  pastOffered: PastNote[];
  /** The last day for an appeal; null where none may be made. */
  appealBy: string | null;
  /** Empty for whoever may not read how the note came about. */
  revisions: Revision[];
  compared: { from: number; to: number; parts: Compared[] } | null;
  statements: Statement[];
  others: { id: string; name: string }[];
  history: ChangeEntry[];
  advice: Advice | null;
  rules: Pick<DisciplinaryRules, "hiddenTypes" | "hiddenSeverities" | "review">;
  types: { id: string; name: string; archived: boolean }[];
};

/** One note with all the actor may know of it; 404 where they may not know of it at all. */
export async function notePage(
  context: Context,
  noteId: string,
  compare?: { from: number; to: number },
): Promise<NotePage> {
  const facts = await requireNoteFacts(context, noteId);
  await authorize(context, "view", facts);
  const note = await readNote(context, noteId);
  const rules = await rulesOfCompany(context);
  const ability = await context.ability();
  const can = new Set(noteActs.filter((act) => ability.decide(act, facts).allowed));
  const mine = note.employee.id === context.actor.employeeId;
  const [appeals, documents] = [
    await appealsOf(context, noteId),
    await documentsOn(context, "DisciplinaryNote", [noteId]),
  ];
  const appealBy = appealDay(context, note, rules, appeals);
  const open = note.state === "DRAFT" || note.state === "IN_REVIEW";
  const inside = can.has("read-history");
  const revisions = inside ? await revisionsOf(context, noteId) : [];
  return {
    note,
    mine,
    hr: can.has("hold"),
    acts: fitting(can, note, { appeals, appealBy, isOpen: documents[0]?.standing === "OPEN" }),
    submits: rules.review && !can.has("hold"),
    signer: note.employee.name,
    document: documents[0] ?? null,
    intact: note.publishedAt === null || (await isIntact(context, noteId, note.body)),
    evidence: await evidenceOf(context, noteId),
    appeals,
    past: await pastOf(context, noteId),
    pastOffered: open ? await pastOffered(context, note.employee.id, noteId) : [],
    appealBy,
    revisions,
    compared: inside && compare ? await comparedOf(context, noteId, compare) : null,
    statements: inside || (mine && rules.showsStatements) ? await statementsOf(context, noteId, inside) : [],
    others: inside ? await othersOf(context, noteId) : [],
    history: inside ? (await recordHistory(context, { kind: "DisciplinaryNote", id: noteId })).entries : [],
    advice: open && (can.has("write") || can.has("edit")) ? await adviceFor(context, note, rules) : null,
    rules,
    types: await ownTypes(context),
  };
}

type Note = NotePage["note"];

async function readNote(context: Context, noteId: string): Promise<Note> {
  const found = await firstRow<Omit<Note, "text">>(
    context,
    sql`select ${noteColumns}, n.body, n.revision, n.version, ${instant(sql`n.reported_at`)} as "reportedAt",
      ${instant(sql`n.published_at`)} as "publishedAt", n.counts_until::text as "countsUntil",
      n.keep_until::text as "keepUntil",
      n.review_comment as "reviewComment", n.hold_reason as "holdReason", n.source is not null as begun
      from {disciplinary_note} n join {employee} e on e.id = n.employee_id join {employee} w on w.id = n.author_id
      where n.id = ${noteId}`,
  );
  if (!found) throw notFound("DisciplinaryNote");
  return { ...found, text: plainText(found.body) };
}

type Standing = { appeals: readonly Appeal[]; appealBy: string | null; isOpen: boolean };

/** Rights say who; how the note stands says what can be done at all. */
function fitting(can: Set<NoteAct>, note: Note, { appeals, appealBy, isOpen }: Standing): NoteAct[] {
  const draft = note.state === "DRAFT";
  const reviewed = note.state === "IN_REVIEW";
  // Once its last day has passed it asks for nothing any more, also before it is written down that it expired.
  const waits = note.state === "PUBLISHED" && note.outcome === null && isOpen;
  const appealed = appeals.some(({ state }) => state === "SUBMITTED");
  const fits: Record<NoteAct, boolean> = {
    write: draft,
    edit: reviewed,
    publish: draft && can.has("write"),
    evaluate: reviewed,
    answer: waits,
    refuse: waits,
    remind: waits,
    appeal: appealed || appealBy !== null,
    decide: appealed,
    hold: note.publishedAt !== null,
    expunge: note.publishedAt !== null && !note.held,
    delete: draft,
    "ask-witness": note.state !== "OVERTURNED",
    "read-history": true,
  };
  return noteActs.filter((act) => can.has(act) && fits[act]);
}

function appealDay(
  context: Context,
  note: Note,
  { appealDays }: DisciplinaryRules,
  appeals: readonly Appeal[],
): string | null {
  if (note.publishedAt === null) return null;
  const publishedOn = localDate(new Date(note.publishedAt), context.actor.timeZone);
  const lastDay = addDays(publishedOn, appealDays);
  const asked = { state: note.state, publishedOn, appealDays, appeals: appeals.map(({ state }) => state) };
  return refusalToAppeal(asked, lastDay, context.today()) === null ? lastDay : null;
}

function appealsOf(context: Context, noteId: string): Promise<Appeal[]> {
  return context.rows(
    sql`select p.id, p.reason, p.state, ${instant(sql`p.made_at`)} as "madeAt", d.display_name as "decidedBy",
      ${instant(sql`p.decided_at`)} as "decidedAt", p.decision
      from {disciplinary_appeal} p left join {employee} d on d.id = p.decided_by
      where p.note_id = ${noteId} order by p.made_at desc, p.id desc`,
  );
}

function evidenceOf(context: Context, noteId: string): Promise<Evidence[]> {
  return context.rows(
    sql`select attachment_id as id, file_name as name, digest from {disciplinary_evidence} where note_id = ${noteId}
      order by added_at, attachment_id`,
  );
}

const pastColumns = sql`n.id, n.occurred_on::text as "occurredOn", n.type, n.step,
  (select y.name from {disciplinary_type} y where y.id::text = n.type) as "typeName"`;

/** Earlier notes that this one names, of those the actor may see. */
async function pastOf(context: Context, noteId: string): Promise<PastNote[]> {
  return context.rows(
    sql`select ${pastColumns} from {disciplinary_past_note} p join {disciplinary_note} n on n.id = p.past_note_id
      where p.note_id = ${noteId} and (${await notesAllowing(context, "view")}) order by n.occurred_on desc, n.id`,
  );
}

async function pastOffered(context: Context, employeeId: string, noteId: string): Promise<PastNote[]> {
  return context.rows(
    sql`select ${pastColumns} from {disciplinary_note} n where n.employee_id = ${employeeId} and n.id <> ${noteId}
      and n.state = 'PUBLISHED' and (${await notesAllowing(context, "view")}) order by n.occurred_on desc, n.id limit 20`,
  );
}

function revisionsOf(context: Context, noteId: string): Promise<Revision[]> {
  return context.rows(
    sql`select r.number, e.display_name as by, ${instant(sql`r.written_at`)} as at, r.rephrased
      from {disciplinary_revision} r left join {employee} e on e.id = r.written_by
      where r.note_id = ${noteId} order by r.number desc limit 200`,
  );
}

async function comparedOf(
  context: Context,
  noteId: string,
  { from, to }: { from: number; to: number },
): Promise<NotePage["compared"]> {
  const rows = await context.rows<{ number: number; body: string }>(
    sql`select number, body from {disciplinary_revision} where note_id = ${noteId} and number in (${from}, ${to})`,
  );
  const bodies = new Map(rows.map(({ number, body }) => [number, plainText(body)]));
  const [before, after] = [bodies.get(from), bodies.get(to)];
  if (before === undefined || after === undefined) return null;
  return { from, to, parts: compareTexts(before, after) };
}

/** All that witnesses were asked; for the person it is about only what was stated, without who and what was asked. */
async function statementsOf(context: Context, noteId: string, inside: boolean): Promise<Statement[]> {
  const rows = await context.rows<Omit<Statement, "witness"> & { witnessId: string }>(
    sql`select x.id, x.employee_id as "witnessId", x.question, x.statement, ${instant(sql`x.stated_at`)} as "statedAt",
      ${instant(sql`x.declined_at`)} as "declinedAt" from {disciplinary_witness} x where x.note_id = ${noteId}
        and (${inside} or x.stated_at is not null) order by md5(x.id::text || ${context.actor.employeeId})`,
  );
  if (!inside)
    return rows.map(({ statement }, place) => ({
      id: String(place),
      witness: { id: "", name: "" },
      question: "",
      statement,
      statedAt: null,
      declinedAt: null,
    }));
  const people = await peopleByIds(
    context,
    rows.map(({ witnessId }) => witnessId),
  );
  return rows.map(({ witnessId, ...row }) => ({
    ...row,
    witness: { id: witnessId, name: people.get(witnessId)?.name ?? "" },
  }));
}

/** Others of the same event, as far as the actor may know. */
async function othersOf(context: Context, noteId: string): Promise<{ id: string; name: string }[]> {
  return context.rows(
    sql`select n.id, e.display_name as name from {disciplinary_note} n join {employee} e on e.id = n.employee_id
      where n.group_id = (select group_id from {disciplinary_note} where id = ${noteId}) and n.id <> ${noteId}
        and (${await notesAllowing(context, "view")}) order by lower(e.display_name), n.id`,
  );
}

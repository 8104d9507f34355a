import type { Granted } from "#app/platform/ability/granted.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { requireDevelopment } from "../data/development-facts.ts";
import { competencies } from "../data/competency-sql.ts";
import type { NoteKind } from "../domain/fields.ts";
import { personJob, type PersonJob } from "./person-job.ts";
import { standingsOf, type Standing } from "./standings.ts";
import { sql, type Sql } from "#tenancy/sql.ts";

export type Note = {
  id: string;
  kind: NoteKind;
  title: string;
  body: string;
  competency: { id: string; name: string } | null;
  version: number;
};

const noteRows = (which: Sql) => sql`select n.id, n.kind, n.title, n.body, n.version,
    case when c.id is null then null else jsonb_build_object('id', c.id, 'name', c.name) end as competency
  from {profile_note} n left join ${competencies} c on c.id = n.competency_id where ${which} and n.deleted_at is null
    order by n.kind, n.created_at`;

/** What somebody says of themselves; who calls has decided that the actor may read it. */
export function notesOf(context: Context, employeeId: string): Promise<Note[]> {
  return context.rows<Note>(noteRows(sql`n.employee_id = ${employeeId}`));
}

export type NotePage = {
  person: PersonJob;
  isMe: boolean;
  note: Note;
  standing: Standing | null;
  /** Whether the reader words it anew: that is for whom it tells of alone. */
  granted: Granted;
};

/** One strength, driver or deliverable of somebody; a strength with how they stand in its competency. */
export async function notePage(
  context: Context,
  { employeeId, noteId, kind }: { employeeId: string; noteId: string; kind: NoteKind },
): Promise<NotePage> {
  const facts = await requireDevelopment(context, "view", employeeId);
  const note = await firstRow<Note>(
    context,
    noteRows(sql`n.id = ${noteId} and n.employee_id = ${employeeId} and n.kind = ${kind}`),
  );
  if (!note) throw notFound("Development");
  const standings = note.competency ? await standingsOf(context, [employeeId]) : null;
  const isMe = employeeId === context.actor.employeeId;
  const words = isMe && (await context.ability()).decide("describe", facts).allowed;
  return {
    person: await personJob(context, employeeId),
    isMe,
    note,
    granted: { records: { ProfileNote: { [noteId]: words ? ["edit"] : [] } } },
    standing: standings?.get(employeeId)?.find(({ competencyId }) => competencyId === note.competency?.id) ?? null,
  };
}

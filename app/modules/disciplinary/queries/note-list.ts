import { z } from "zod";
import { isBelow, liveReportingLine } from "#app/modules/people/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { placeInput, searchInput } from "#app/platform/http/paging.ts";
import { keysetPage, takePage } from "#app/platform/lists/keyset.ts";
import { notesAllowing } from "../data/note-facts.ts";
import { ownTypes, typeNameColumn } from "../data/type-names.ts";
import type { ListScope, Shelf } from "../disciplinary-places.ts";
import { noteStates, severities, type NoteOutcome, type NoteState, type Severity } from "../domain/note.ts";
import type { Step } from "../domain/steps.ts";
import { containing, instant, sql, type Sql } from "#tenancy/sql.ts";

/** A note in a list. Days are local dates, moments ISO. */
export type NoteRow = {
  id: string;
  employee: { id: string; name: string; photo: string | null };
  author: { id: string; name: string };
  type: string;
  /** Of one of the company's own types. */
  typeName: string | null;
  severity: Severity;
  step: Step;
  occurredOn: string;
  state: NoteState;
  outcome: NoteOutcome | null;
  answerBy: string | null;
  /** An appeal waits to be decided. */
  appealed: boolean;
  held: boolean;
  createdAt: string;
};

export const noteListInput = z.object({
  text: searchInput("Words in the name of the person."),
  state: z.enum(noteStates).or(z.literal("")).catch("").default("").describe("How they stand; empty is any way."),
  severity: z.enum(severities).or(z.literal("")).catch("").default("").describe("How grave; empty is any."),
  type: z.string().max(40).catch("").default("").describe("Of which type; empty is any."),
  after: placeInput,
  before: placeInput,
});
export type NoteListInput = z.output<typeof noteListInput>;

type Filters = Omit<NoteListInput, "after" | "before">;

export type NoteList = {
  scope: ListScope;
  shelf: Shelf;
  filters: Filters;
  rows: NoteRow[];
  /** How many drafts it holds, over all its pages; nobody has any among their own notes. */
  drafts: number;
  previous: string | null;
  next: string | null;
  types: { id: string; name: string }[];
  /** Statements the actor is asked for, on the list of what waits for them. */
  statements: { id: string; by: string; askedAt: string }[];
  mayRaise: boolean;
};

const limit = 50;

/** Notes of a scope that the actor may see, newest first, a page at a time. */
export async function noteList(
  context: Context,
  scope: ListScope,
  shelf: Shelf,
  { after, before, ...filters }: NoteListInput,
): Promise<NoteList> {
  await requireScope(context, scope);
  const taken = await listNotes(context, scope, shelf, { ...filters, after, before }, limit);
  return {
    scope,
    shelf,
    filters,
    ...taken,
    drafts: scope === "mine" ? 0 : await countDrafts(context, scope, shelf, filters),
    types: (await ownTypes(context)).map(({ id, name }) => ({ id, name })),
    statements: scope === "mine" && shelf === "pending" ? await openStatements(context) : [],
    mayRaise: scope !== "mine" && (await context.ability()).anyOf("raise", "DisciplinaryPerson"),
  };
}

/** Lists of a team and of the company are for who leads or administers. */
export async function requireScope(context: Context, scope: ListScope): Promise<void> {
  if (scope === "company") await authorize(context, "view", { kind: "DisciplinaryCompany" });
  if (scope === "direct-reports" || scope === "all-reports")
    await authorize(context, "view", { kind: "DisciplinaryTeam" });
}

export async function listNotes(
  context: Context,
  scope: ListScope,
  shelf: Shelf,
  { after, before, ...filters }: NoteListInput,
  most: number,
): Promise<{ rows: NoteRow[]; previous: string | null; next: string | null }> {
  const page = keysetPage({ expression: sql`n.created_at`, type: "timestamptz" }, sql`n.id`, {
    descending: true,
    after,
    before,
  });
  const where = await narrowedTo(context, scope, shelf, filters);
  const found = await context.rows<NoteRow & { cursorKey: string }>(
    sql`select ${noteColumns}, ${page.column} from ${where} and ${page.where} order by ${page.orderBy} limit ${most + 1}`,
  );
  return takePage(page, found, most);
}

/** How many drafts a list holds, over all its pages. */
async function countDrafts(context: Context, scope: ListScope, shelf: Shelf, filters: Filters): Promise<number> {
  const where = await narrowedTo(context, scope, shelf, filters);
  const row = await firstRow<{ count: number }>(
    context,
    sql`select count(*)::int as count from ${where} and n.state = 'DRAFT'`,
  );
  return row!.count;
}

async function narrowedTo(
  context: Context,
  scope: ListScope,
  shelf: Shelf,
  { text, state, severity, type }: Filters,
): Promise<Sql> {
  return sql`{disciplinary_note} n join {employee} e on e.id = n.employee_id join {employee} w on w.id = n.author_id
    where (${await notesAllowing(context, "view")}) and ${ofScope(context, scope)} and ${ofShelf(context, scope, shelf)}
      and (${text} = '' or e.display_name ilike ${containing(text)}) and (${state} = '' or n.state = ${state})
      and (${severity} = '' or n.severity = ${severity}) and (${type} = '' or n.type = ${type})`;
}

export const noteColumns = sql`n.id, jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) as employee,
  jsonb_build_object('id', w.id, 'name', w.display_name) as author, n.type, ${typeNameColumn}, n.severity, n.step,
  n.occurred_on::text as "occurredOn", n.state, n.outcome, n.answer_by::text as "answerBy", n.held_at is not null as held,
  exists (select from {disciplinary_appeal} p where p.note_id = n.id and p.state = 'SUBMITTED') as appealed,
  ${instant(sql`n.created_at`)} as "createdAt"`;

/** Nobody finds a note about themselves in what they lead or administer: it stands among their own. */
function ofScope(context: Context, scope: ListScope): Sql {
  const me = context.actor.employeeId;
  if (scope === "mine") return sql`n.employee_id = ${me}`;
  const others = sql`n.employee_id <> ${me}`;
  if (scope === "company") return others;
  const below =
    scope === "all-reports"
      ? isBelow(sql`n.employee_id`, me, context.today())
      : sql`n.employee_id in (select a.employee_id from {assignment} a where a.manager_id = ${me}
          and ${liveReportingLine(context.today())})`;
  return sql`(${others} and ${below})`;
}

/** What waits for the person; for others what waits for anybody: drafts, reviews, answers and appeals. */
function ofShelf(context: Context, scope: ListScope, shelf: Shelf): Sql {
  if (shelf === "all") return sql`true`;
  const unanswered = sql`(n.state = 'PUBLISHED' and n.outcome is null)`;
  if (scope === "mine") return unanswered;
  const open = sql`(n.state in ('DRAFT', 'IN_REVIEW') or ${unanswered} or exists (
    select from {disciplinary_appeal} p where p.note_id = n.id and p.state = 'SUBMITTED'))`;
  // Drafts of others are theirs until they hand them in.
  return sql`(${open} and (n.state <> 'DRAFT' or n.author_id = ${context.actor.employeeId}))`;
}

function openStatements(context: Context): Promise<NoteList["statements"]> {
  return context.rows(
    sql`select x.id, e.display_name as by, ${instant(sql`x.asked_at`)} as "askedAt" from {disciplinary_witness} x
      join {employee} e on e.id = x.asked_by where x.employee_id = ${context.actor.employeeId} and x.stated_at is null
        and x.declined_at is null and ${context.viewedBy === undefined} order by x.asked_at, x.id limit 50`,
  );
}

import { isBelow, liveReportingLine, managersAbove, peopleInside, unitsAround } from "#app/modules/people/index.ts";
import type { AbilitySubject } from "#app/platform/ability/rule.ts";
import type { Scalar } from "#app/platform/ability/conditions.ts";
import { rulesToSql, type FactColumns } from "#app/platform/ability/to-sql.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { sql, uuids, type Sql } from "#tenancy/sql.ts";

type Told = { employeeId: string; authorId: string; state: string; publishedAt?: Date | null | undefined };

/** All that rules about a note may test. */
export async function noteFacts(context: Context, note: Told): Promise<AbilitySubject> {
  const { employeeId, authorId, state } = note;
  return {
    kind: "DisciplinaryNote",
    authorId,
    state,
    published: Boolean(note.publishedAt),
    ...(await placeOf(context, employeeId)),
  };
}

/** What rules may test of somebody a note is to be about. */
export async function personFacts(context: Context, employeeId: string): Promise<AbilitySubject> {
  return { kind: "DisciplinaryPerson", ...(await placeOf(context, employeeId)) };
}

async function placeOf(context: Context, employeeId: string) {
  const [above, orgUnitIds, direct] = [
    await managersAbove(context, [employeeId]),
    await unitsAround(context, [employeeId]),
    await context.rows<{ id: string }>(
      sql`select a.manager_id as id from {assignment} a where a.employee_id = ${employeeId}
        and ${liveReportingLine(context.today())}`,
    ),
  ];
  return {
    employeeId,
    managerIds: above.get(employeeId) ?? [],
    directManagerIds: direct.map(({ id }) => id),
    orgUnitIds,
  };
}

/** The facts of one note; throws 404 where there is none. */
export async function requireNoteFacts(context: Context, noteId: string): Promise<AbilitySubject> {
  const note = await firstRow<Told>(
    context,
    sql`select employee_id as "employeeId", author_id as "authorId", state, published_at as "publishedAt"
      from {disciplinary_note} where id = ${noteId}`,
  );
  if (!note) throw notFound("DisciplinaryNote");
  return noteFacts(context, note);
}

/** The rows called `n` on which the actor may do this, by the rules that decide in memory. */
export async function notesAllowing(context: Context, action: string): Promise<Sql> {
  return rulesToSql(await context.ability(), action, "DisciplinaryNote", factColumns(context));
}

function factColumns(context: Context): FactColumns {
  const me = context.actor.employeeId;
  const today = context.today();
  return {
    employeeId: sql`n.employee_id`,
    authorId: sql`n.author_id`,
    state: sql`n.state`,
    published: sql`(n.published_at is not null)`,
    managerIds: (values) => isBelow(sql`n.employee_id`, onlyMe(values, me), today),
    directManagerIds: (values) =>
      sql`(n.employee_id in (select a.employee_id from {assignment} a where a.manager_id in (${uuids(values)})
        and ${liveReportingLine(today)}))`,
    orgUnitIds: (values) => sql`(n.employee_id in ${peopleInside(values, today)})`,
  };
}

/** Rules speak of the actor alone. */
function onlyMe(values: readonly Scalar[], me: string): string {
  if (values.length !== 1 || values[0] !== me) throw new Error("Rules on reporting lines speak of the actor");
  return me;
}

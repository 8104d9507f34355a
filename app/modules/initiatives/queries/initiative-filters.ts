import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { pageInput, searchInput } from "#app/platform/http/paging.ts";
import type { Context } from "#app/platform/context/context.ts";
import { taggedWith } from "#app/modules/tags/index.ts";
import { boundsFor, dayWithin } from "#app/platform/dates/bounds-for.ts";
import { datePresets } from "#app/platform/time/date-presets.ts";
import { narrows, ownKinds } from "#app/platform/time/date-range.ts";
import { liveReportingLine } from "#app/modules/people/index.ts";
import { dueChoices, dueRangeOf } from "../domain/due-range.ts";
import { initiativeStatuses } from "../domain/status.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { exactly, holds } from "#tenancy/text-search.ts";

export const initiativeScopes = ["mine", "direct-reports", "all-reports", "company"] as const;
const dueDay = z.iso.date().optional().catch(undefined);
export type InitiativeScope = (typeof initiativeScopes)[number];
export const initiativeSorts = ["due", "text", "newest"] as const;

/** What narrows a list; an empty value, as an untouched form field sends it, narrows nothing. */
export const initiativeFilters = z.object({
  status: optionalInput(z.enum([...initiativeStatuses, "OPEN"])).describe(
    "Only tasks of this status; OPEN for all that are not done.",
  ),
  text: searchInput("Words looked for in tasks."),
  due: optionalInput(z.enum([...dueChoices, ...datePresets, ...ownKinds])).describe(
    "Only tasks due within a week or a month from today or before, or without a date (`none`); or within a range of days " +
      "that moves with the day, such as `this-month`; or BETWEEN, BEFORE or AFTER the days in `dueFrom` and `dueTo`.",
  ),
  dueFrom: dueDay.describe("Due on this day or later; with AFTER, later than this day."),
  dueTo: dueDay.describe("Due on this day or earlier; with BEFORE, earlier than this day."),
  /** Parts stand in lists of their own too; `tasks` leaves them out. */
  kind: optionalInput(z.enum(["tasks", "parts"])).describe(
    "`tasks` leaves out parts, `parts` leaves out the others; left out, both are listed.",
  ),
  /** Tasks that work on this goal. */
  goalId: optionalInput(z.uuid()).describe("The id of the goal it works on."),
  /** The parts of this task. */
  parentId: optionalInput(z.uuid()).describe("Only the parts of this task."),
  /** Tasks this person owns. */
  owner: optionalInput(z.uuid()).describe("Only tasks this employee owns."),
  /** Tasks that have this tag, or one below it. */
  tag: optionalInput(z.uuid()).describe("Only tasks that have this tag, or one below it."),
  sort: z
    .preprocess((value) => value || undefined, z.enum(initiativeSorts).default("due"))
    .describe("The order: due date, text, or newest first."),
  page: pageInput,
});
export type InitiativeFilters = z.output<typeof initiativeFilters>;

/** The status as SQL, with the `day` of the prelude: the same as `statusOf`. */
export const statusSql = sql`case when i.completed_at is not null then 'COMPLETED' when i.due_date is null then 'UNPLANNED'
  when i.due_date < (select today from day) then 'DELAYED' else 'ONGOING' end`;

export const orderSql: Readonly<Record<InitiativeFilters["sort"], Sql>> = {
  due: sql`i.completed_at is not null, i.completed_at desc, i.due_date asc nulls last, i.position desc`,
  text: sql`lower(i.text), i.position`,
  newest: sql`i.position desc`,
};

/** Everything but the status, which the counts by status leave out. */
export function filterConditions({ text, due, kind, goalId, parentId, owner, tag }: InitiativeFilters): Sql[] {
  return [
    ...(text ? [holds(sql`i.text`, exactly(text))] : []),
    ...(due === "none" ? [sql`i.due_date is null`] : []),
    ...(due === "week" || due === "month"
      ? [sql`i.due_date <= (select today from day) + ${due === "week" ? 7 : 31}::int`]
      : []),
    ...(parentId ? [sql`i.parent_id = ${parentId}`] : []),
    ...(goalId ? [sql`i.goal_id = ${goalId}`] : []),
    ...(owner
      ? [
          sql`i.id in (select w.initiative_id from {initiative_person} w where w.owner_type = 'OWNER'
            and w.employee_id = ${owner}::uuid)`,
        ]
      : []),
    ...(tag ? [taggedWith("INITIATIVE", sql`i.id`, tag)] : []),
    ...(kind ? [sql`i.parent_id is ${kind === "tasks" ? sql`` : sql`not `}null`] : []),
  ];
}

/** Due within the range of days that is asked for. */
export async function dueWithin(context: Context, input: InitiativeFilters): Promise<Sql[]> {
  const range = dueRangeOf(input);
  return narrows(range) ? dayWithin(sql`i.due_date`, await boundsFor(context, range)) : [];
}

export function statusCondition({ status }: Pick<InitiativeFilters, "status">): Sql[] {
  if (!status) return [];
  return [status === "OPEN" ? sql`i.completed_at is null` : sql`(${statusSql}) = ${status}`];
}

/** Whose tasks a list is about; what the actor may see of them is asked besides. Mine are owned or helped with. */
export function scopeCondition(context: Context, scope: InitiativeScope): Sql {
  const held = (who: Sql, types = sql`'OWNER'`) =>
    sql`i.id in (select s.initiative_id from {initiative_person} s where s.owner_type in (${types}) and s.employee_id ${who})`;
  const me = context.actor.employeeId;
  if (scope === "company") return sql`true`;
  if (scope === "mine") return held(sql`= ${me}::uuid`, sql`'OWNER', 'COLLABORATOR'`);
  if (scope === "all-reports") return held(sql`in (select employee_id from below)`);
  return held(
    sql`in (select a.employee_id from {assignment} a where a.manager_id = ${me} and ${liveReportingLine(context.today())})`,
  );
}

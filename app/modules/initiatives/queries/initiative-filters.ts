import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { pageInput, searchInput } from "#app/platform/http/paging.ts";
import type { Context } from "#app/platform/context/context.ts";
import { taggedWith } from "#app/modules/tags/index.ts";
import { liveReportingLine } from "#app/modules/people/index.ts";
import { initiativeStatuses } from "../domain/status.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { exactly, holds } from "#tenancy/text-search.ts";

export const initiativeScopes = ["mine", "direct-reports", "all-reports", "company"] as const;
export type InitiativeScope = (typeof initiativeScopes)[number];
export const initiativeSorts = ["due", "text", "newest"] as const;

/** What narrows a list; an empty value, as an untouched form field sends it, narrows nothing. */
export const initiativeFilters = z.object({
  status: optionalInput(z.enum([...initiativeStatuses, "OPEN"])).describe(
    "Only tasks of this status; OPEN for all that are not done.",
  ),
  text: searchInput("Words looked for in tasks."),
  due: optionalInput(z.enum(["week", "month", "none"])).describe(
    "Only tasks due within a week, within a month, or without a date.",
  ),
  /** Parts stand in lists of their own too; `tasks` leaves them out. */
  kind: optionalInput(z.enum(["tasks", "parts"])).describe(
    "`tasks` leaves out parts, `parts` leaves out the others; left out, both are listed.",
  ),
  /** Tasks that work on this goal. */
  goalId: optionalInput(z.uuid()).describe("The id of the goal it works on."),
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
export function filterConditions({ text, due, kind, goalId, owner, tag }: InitiativeFilters): Sql[] {
  return [
    ...(text ? [holds(sql`i.text`, exactly(text))] : []),
    ...(due === "none" ? [sql`i.due_date is null`] : []),
    ...(due === "week" || due === "month"
      ? [sql`i.due_date <= (select today from day) + ${due === "week" ? 7 : 31}::int`]
      : []),
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

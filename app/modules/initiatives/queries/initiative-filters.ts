import { z } from "zod";
import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { taggedWith } from "#app/modules/tags/index.ts";
import { liveReportingLine } from "#app/modules/people/index.ts";
import { initiativeStatuses } from "../domain/status.ts";

export const initiativeScopes = ["mine", "direct-reports", "all-reports", "company"] as const;
export type InitiativeScope = (typeof initiativeScopes)[number];
export const initiativeSorts = ["due", "text", "newest"] as const;

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** What narrows a list; an empty value, as an untouched form field sends it, narrows nothing. */
export const initiativeFilters = z.object({
  status: optional(z.enum([...initiativeStatuses, "OPEN"])).describe(
    "Only tasks of this status; OPEN for all that are not done.",
  ),
  text: optional(z.string().trim().max(200)).describe("Words looked for in tasks."),
  due: optional(z.enum(["week", "month", "none"])).describe(
    "Only tasks due within a week, within a month, or without a date.",
  ),
  /** Parts stand in lists of their own too; `tasks` leaves them out. */
  kind: optional(z.enum(["tasks", "parts"])).describe(
    "`tasks` leaves out parts, `parts` leaves out the others; left out, both are listed.",
  ),
  /** Tasks that work on this goal. */
  goalId: optional(z.uuid()).describe("The id of the goal it works on."),
  /** Tasks this person owns. */
  owner: optional(z.uuid()).describe("Only tasks this employee owns."),
  /** Tasks that have this tag, or one below it. */
  tag: optional(z.uuid()).describe("Only tasks that have this tag, or one below it."),
  sort: z
    .preprocess((value) => value || undefined, z.enum(initiativeSorts).default("due"))
    .describe("The order: due date, text, or newest first."),
  page: z.coerce.number().int().min(1).max(400).catch(1).default(1).describe("Which page of the result, from 1."),
});
export type InitiativeFilters = z.output<typeof initiativeFilters>;

/** The status as SQL, with the `day` of the prelude: the same as `statusOf`. */
export const statusSql = `case when i.completed_at is not null then 'COMPLETED' when i.due_date is null then 'UNPLANNED'
  when i.due_date < (select today from day) then 'DELAYED' else 'ONGOING' end`;

export const orderSql: Readonly<Record<InitiativeFilters["sort"], string>> = {
  due: "i.completed_at is not null, i.completed_at desc, i.due_date asc nulls last, i.position desc",
  text: "lower(i.text), i.position",
  newest: "i.position desc",
};

/** Everything but the status, which the counts by status leave out. */
export function filterConditions({ text, due, kind, goalId, owner, tag }: InitiativeFilters): SqlFragment[] {
  return [
    ...(text
      ? [{ text: "i.text ilike ?", values: [`%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`] }]
      : []),
    ...(due === "none" ? [{ text: "i.due_date is null", values: [] }] : []),
    ...(due === "week" || due === "month"
      ? [{ text: `i.due_date <= (select today from day) + ${due === "week" ? 7 : 31}`, values: [] }]
      : []),
    ...(goalId ? [{ text: "i.goal_id = ?", values: [goalId] }] : []),
    ...(owner
      ? [
          {
            text: "i.id in (select w.initiative_id from {initiative_person} w where w.owner_type = 'OWNER' and w.employee_id = ?::uuid)",
            values: [owner],
          },
        ]
      : []),
    ...(tag ? [taggedWith("INITIATIVE", "i.id", tag)] : []),
    ...(kind ? [{ text: `i.parent_id is ${kind === "tasks" ? "" : "not "}null`, values: [] }] : []),
  ];
}

export function statusCondition({ status }: Pick<InitiativeFilters, "status">): SqlFragment[] {
  if (!status) return [];
  return [
    status === "OPEN"
      ? { text: "i.completed_at is null", values: [] }
      : { text: `(${statusSql}) = ?`, values: [status] },
  ];
}

/** Whose tasks a list is about; what the actor may see of them is asked besides. Mine are owned or helped with. */
export function scopeCondition(context: Context, scope: InitiativeScope): SqlFragment {
  const held = (who: string, types = "'OWNER'") =>
    `i.id in (select s.initiative_id from {initiative_person} s where s.owner_type in (${types}) and s.employee_id ${who})`;
  const me = context.actor.employeeId;
  if (scope === "company") return { text: "true", values: [] };
  if (scope === "mine") return { text: held("= ?::uuid", "'OWNER', 'COLLABORATOR'"), values: [me] };
  if (scope === "all-reports") return { text: held("in (select employee_id from below)"), values: [] };
  return {
    text: held(`in (select a.employee_id from {assignment} a where a.manager_id = ? and ${liveReportingLine})`),
    values: [me, context.today()],
  };
}

export function joinConditions(conditions: readonly SqlFragment[]): SqlFragment {
  return {
    text: conditions.map(({ text }) => `(${text})`).join(" and ") || "true",
    values: conditions.flatMap(({ values }) => values),
  };
}

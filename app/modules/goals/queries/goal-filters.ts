import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { boundsFor, dayWithin } from "#app/platform/dates/bounds-for.ts";
import { dateRangeFields } from "#app/platform/dates/date-range-fields.ts";
import { narrows } from "#app/platform/time/date-range.ts";
import { searchInput } from "#app/platform/http/paging.ts";
import { peopleInside, liveReportingLine } from "#app/modules/people/index.ts";
import { taggedWith } from "#app/modules/tags/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { alignmentGaps } from "../domain/alignment.ts";
import { progressLevels } from "../domain/closure.ts";
import { goalKinds, objectiveLevels } from "../domain/hierarchy.ts";
import { runDaysOf, runNames } from "../domain/run-days.ts";
import { staleBefore, staleStart } from "../domain/staleness.ts";
import { gapCondition } from "./alignment-gaps.ts";
import { placeInput } from "./place-filters.ts";
import { comparedConditions, comparedInput } from "./compared-filters.ts";
import { sql, type Sql } from "#tenancy/sql.ts";
import { exactly, plainHolds } from "#tenancy/text-search.ts";
import { peopleOfCohort } from "#app/modules/audiences/index.ts";
import { ids } from "../domain/ids.ts";
import { templateOf } from "../data/template-record.ts";
import { viewReach } from "../domain/view-reach.ts";

export const goalScopes = [
  "my-goals",
  "direct-reports",
  "all-reports",
  "view",
  "company",
  "individuals-goals",
] as const;
export const scopeInput = z.object({
  scope: z
    .enum(goalScopes)
    .default("my-goals")
    .describe("Whose goals: the caller's, their reports', or all the caller may see."),
  ownerId: ids.owner.optional(),
});

/**
 * Whose goals a list is about, as a condition on a goal called `g`; what the actor may see of them is asked besides.
 * May refer to `below`, everybody under the actor.
 */
export async function scopeCondition(context: Context, { scope, ownerId }: z.output<typeof scopeInput>): Promise<Sql> {
  const me = context.actor.employeeId;
  if (scope === "company") return sql`true`;
  if (scope === "view") return inView(context);
  if (scope === "my-goals") return heldBy(sql`= ${me}::uuid`, await ownTypes(context));
  if (scope === "individuals-goals") return heldBy(sql`= ${ownerId ?? me}::uuid`, ["OWNER"]);
  if (scope === "all-reports") return heldBy(sql`in (select employee_id from below)`, ["OWNER"]);
  return heldBy(
    sql`in (select a.employee_id from {assignment} a where a.manager_id = ${me} and ${liveReportingLine(context.today())})`,
    ["OWNER"],
  );
}

/** Goals of others, neither the actor's own nor of people below them: those the view area is about. */
function inView({ actor, today }: Context): Sql {
  const reach = viewReach(actor);
  const owned = sql`select from {goal_owner} s where s.goal_id = g.id and s.owner_type = 'OWNER'`;
  const others = sql`not exists (${owned} and (s.employee_id = ${actor.employeeId} or s.employee_id in
    (select employee_id from below)))`;
  if (reach.everybody) return others;
  const units = reach.orgUnitIds.length > 0 ? peopleInside(reach.orgUnitIds, today()) : null;
  const helped = sql`g.id in (select s.goal_id from {goal_owner} s join below on below.employee_id = s.employee_id
    where s.owner_type = 'COLLABORATOR')`;
  return sql`${others} and (${helped}${units ? sql` or exists (${owned} and s.employee_id in ${units})` : sql``})`;
}

/** The template says whether "mine" means owned, helped with, or both; one that says neither leaves both. */
export async function ownTypes(context: Context): Promise<("OWNER" | "COLLABORATOR")[]> {
  const { template } = await templateOf(context);
  if (template.includeOwnerGoals === template.includeCollaboratorGoals) return ["OWNER", "COLLABORATOR"];
  return [template.includeOwnerGoals ? "OWNER" : "COLLABORATOR"];
}

function heldBy(people: Sql, types: readonly string[]): Sql {
  return sql`g.id in (select s.goal_id from {goal_owner} s where s.owner_type in (${sql.join(types.map(sql.lit))})
    and s.employee_id ${people})`;
}

/** What narrows a list of goals; an empty value, as an untouched form field sends it, narrows nothing. */
export const goalFiltersInput = z.object({
  /** A time frame's id, `current` (the default: frames today lies in) or `all`. */
  period: optionalInput(z.string().max(40)).describe(
    "The id of a time frame, `current` for those today lies in, or `all`.",
  ),
  status: optionalInput(z.enum([...progressLevels, "STALE", "OPEN"])).describe(
    "Only goals that stand so; OPEN for all that are not closed, STALE for green by old news.",
  ),
  kind: optionalInput(z.enum([...goalKinds, "ALL"])).describe("Objectives, key results, or all."),
  level: optionalInput(z.enum(objectiveLevels)).describe("Only goals of this level."),
  text: searchInput("Words looked for in titles."),
  owner: optionalInput(z.uuid()).describe("Only goals this employee owns."),
  /** Goals that have this tag, or one below it. */
  tag: optionalInput(z.uuid()).describe("Only goals that have this tag, or one below it."),
  /** Goals of the people of a cohort: its id, or the name or number of a base cohort. */
  cohort: optionalInput(z.string().max(40)).describe(
    "Only goals of the people of a cohort: its id, or the name or number of a base cohort.",
  ),
  /** Checked in on in the last three weeks, or not. */
  heard: optionalInput(z.enum(["RECENTLY", "NOT"])).describe(
    "Only goals checked in on in the last three weeks, or only others.",
  ),
  /** Open goals in which this is missing. */
  gap: optionalInput(z.enum(alignmentGaps)).describe("Only open goals in which this is missing."),
  /** Goals of people who sit in this org unit or below it. */
  unit: optionalInput(z.uuid()).describe("Only goals of people who sit in this org unit or below it."),
  ...dateRangeFields(runNames, "Runs"),
  ...comparedInput,
  ...placeInput,
});

export type GoalFilters = Partial<z.output<typeof goalFiltersInput>>;

/**
 * All filters but the status, which the counts by status leave out; of a goal called `g` with its period `p`. Frames
 * are current on `day`.
 */
export function filterConditions(
  context: Pick<Context, "today" | "actor">,
  filters: GoalFilters,
  day: string = context.today(),
): Sql[] {
  const {
    period = narrows(runDaysOf(filters)) ? "all" : "current",
    kind = "OBJECTIVE",
    level,
    text,
    owner,
    tag,
    heard,
    gap,
    unit,
  } = filters;
  return [
    ...(period === "current" ? [inPeriods(sql`starts_on <= ${day}::date and ends_on >= ${day}::date`)] : []),
    ...(period !== "current" && period !== "all" ? [inPeriods(sql`name = ${period}`)] : []),
    ...(kind === "ALL" ? [] : [sql`g.kind = ${kind}`]),
    ...(level ? [sql`g.level = ${level}`] : []),
    ...(text ? [plainHolds(sql`g.plain_title`, exactly(text))] : []),
    ...(owner
      ? [sql`exists (select from {goal_owner} w where w.goal_id = g.id and w.employee_id = ${owner}::uuid)`]
      : []),
    ...(tag ? [taggedWith("GOAL", sql`g.id`, tag)] : []),
    ...(heard ? [heard === "RECENTLY" ? heardRecently(context) : sql`not ${heardRecently(context)}`] : []),
    ...(gap ? [gapCondition(gap, context.today())] : []),
    ...(unit ? [ownedWithin(unit, context.today())] : []),
    ...comparedConditions(filters),
  ];
}

function ownedWithin(unit: string, today: string): Sql {
  return sql`g.id in (select w.goal_id from {goal_owner} w where w.owner_type = 'OWNER'
    and w.employee_id in ${peopleInside([unit], today)})`;
}

/** Somebody has checked in on a goal called `g` since `staleBefore`. */
export function heardRecently({ today, actor }: Pick<Context, "today" | "actor">): Sql {
  return sql`coalesce(g.last_check_in_at >= ${staleBefore(today(), actor.timeZone)}::timestamptz, false)`;
}

/** The few periods are found first, so that the index on goals of a period is used. */
function inPeriods(which: Sql): Sql {
  return sql`g.period_id = any(array(select id from {goal_period} where ${which}))`;
}

export function statusCondition(context: Context, { status }: GoalFilters): Sql[] {
  if (!status) return [];
  if (status === "STALE" || status === "ON_TRACK") return [sql`${standingColumn(context)} = ${status}`];
  return [status === "OPEN" ? sql`g.progress_level <> 'CLOSED'` : sql`g.progress_level = ${status}`];
}

/** How a goal called `g` stands: its level, or STALE where green is old news. */
export function standingColumn({ today, actor }: Pick<Context, "today" | "actor">): Sql {
  return sql`case when g.progress_level = 'ON_TRACK' and coalesce(g.last_check_in_at,
    g.created_at) < ${staleBefore(today(), actor.timeZone)}::timestamptz
    and g.start_date <= ${staleStart(today())}::date then 'STALE' else g.progress_level end`;
}

/**
 * What of the filters is read before it can be asked: goals called `g` that somebody of a cohort owns, of those the actor may
 * know to be in it, and goals that run on some days.
 */
export async function readConditions(context: Context, filters: GoalFilters): Promise<Sql[]> {
  const { from, to } = await boundsFor(context, runDaysOf(filters));
  return [
    ...(filters.cohort
      ? [
          sql`g.id in (select o.goal_id from {goal_owner} o where o.owner_type = 'OWNER' and o.employee_id in
            ${await peopleOfCohort(context, filters.cohort)})`,
        ]
      : []),
    ...dayWithin(sql`g.due_date`, { from, to: null }),
    ...dayWithin(sql`g.start_date`, { from: null, to }),
  ];
}

import { z } from "zod";
import { peopleInside } from "#app/modules/people/index.ts";
import { taggedWith } from "#app/modules/tags/index.ts";
import type { SqlFragment } from "#app/platform/ability/to-sql.ts";
import type { Context } from "#app/platform/context/context.ts";
import { alignmentGaps } from "../domain/alignment.ts";
import { progressLevels } from "../domain/closure.ts";
import { goalKinds, objectiveLevels } from "../domain/hierarchy.ts";
import { staleBefore, staleStart } from "../domain/staleness.ts";
import { gapCondition } from "./alignment-gaps.ts";

const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

/** What narrows a list of goals; an empty value, as an untouched form field sends it, narrows nothing. */
export const goalFiltersInput = z.object({
  /** A time frame's id, `current` (the default: frames today lies in) or `all`. */
  period: optional(z.string().max(40)).describe("The id of a time frame, `current` for those today lies in, or `all`."),
  status: optional(z.enum([...progressLevels, "STALE", "OPEN"])).describe(
    "Only goals that stand so; OPEN for all that are not closed, STALE for green by old news.",
  ),
  kind: optional(z.enum([...goalKinds, "ALL"])).describe("Objectives, key results, or all."),
  level: optional(z.enum(objectiveLevels)).describe("Only goals of this level."),
  text: optional(z.string().trim().max(200)).describe("Words looked for in titles."),
  owner: optional(z.uuid()).describe("Only goals this employee owns."),
  /** Goals that have this tag, or one below it. */
  tag: optional(z.uuid()).describe("Only goals that have this tag, or one below it."),
  /** Goals of the people of a cohort: its id, or the name or number of a base cohort. */
  cohort: optional(z.string().max(40)).describe(
    "Only goals of the people of a cohort: its id, or the name or number of a base cohort.",
  ),
  /** Checked in on in the last three weeks, or not. */
  heard: optional(z.enum(["RECENTLY", "NOT"])).describe(
    "Only goals checked in on in the last three weeks, or only others.",
  ),
  /** Open goals in which this is missing. */
  gap: optional(z.enum(alignmentGaps)).describe("Only open goals in which this is missing."),
  /** Goals of people who sit in this org unit or below it. */
  unit: optional(z.uuid()).describe("Only goals of people who sit in this org unit or below it."),
});
export type GoalFilters = z.output<typeof goalFiltersInput>;

/** All filters but the status, which the counts by status leave out; of a goal called `g` with its period `p`. Frames are current on `day`. */
export function filterConditions(
  context: Pick<Context, "today" | "actor">,
  filters: GoalFilters,
  day: string = context.today(),
): SqlFragment[] {
  const { period = "current", kind = "OBJECTIVE", level, text, owner, tag, heard, gap, unit } = filters;
  return [
    ...(period === "current" ? [inPeriods("starts_on <= ?::date and ends_on >= ?::date", [day, day])] : []),
    ...(period !== "current" && period !== "all" ? [inPeriods("name = ?", [period])] : []),
    ...(kind === "ALL" ? [] : [{ text: "g.kind = ?", values: [kind] }]),
    ...(level ? [{ text: "g.level = ?", values: [level] }] : []),
    ...(text ? [{ text: "g.title ilike ?", values: [containing(text)] }] : []),
    ...(owner
      ? [
          {
            text: "exists (select from {goal_owner} w where w.goal_id = g.id and w.employee_id = ?::uuid)",
            values: [owner],
          },
        ]
      : []),
    ...(tag ? [taggedWith("GOAL", "g.id", tag)] : []),
    ...(heard
      ? [
          {
            text: heard === "RECENTLY" ? heardRecently : `not ${heardRecently}`,
            values: [staleBefore(context.today(), context.actor.timeZone)],
          },
        ]
      : []),
    ...(gap ? [gapCondition(gap, context.today())] : []),
    ...(unit ? [ownedWithin(unit, context.today())] : []),
  ];
}

function ownedWithin(unit: string, today: string): SqlFragment {
  const people = peopleInside([unit], today);
  return {
    text: `g.id in (select w.goal_id from {goal_owner} w where w.owner_type = 'OWNER' and w.employee_id in ${people.text})`,
    values: people.values,
  };
}

/** Somebody has checked in on a goal called `g` since the moment of its value, `staleBefore`. */
export const heardRecently = "coalesce(g.last_check_in_at >= ?::timestamptz, false)";

/** The few periods are found first, so that the index on goals of a period is used. */
function inPeriods(which: string, values: SqlFragment["values"]): SqlFragment {
  return { text: `g.period_id = any(array(select id from {goal_period} where ${which}))`, values };
}

export function statusCondition(context: Context, { status }: GoalFilters): SqlFragment[] {
  if (!status) return [];
  if (status === "STALE" || status === "ON_TRACK")
    return [{ text: `${standingColumn} = ?`, values: [...standingValues(context), status] }];
  return [
    status === "OPEN"
      ? { text: "g.progress_level <> 'CLOSED'", values: [] }
      : { text: "g.progress_level = ?", values: [status] },
  ];
}

/** How a goal called `g` stands: its level, or STALE where green is old news. Its values: `standingValues`. */
export const standingColumn =
  "case when g.progress_level = 'ON_TRACK' and coalesce(g.last_check_in_at, g.created_at) < ?::timestamptz and g.start_date <= ?::date then 'STALE' else g.progress_level end";

export function standingValues(context: Context): string[] {
  return [staleBefore(context.today(), context.actor.timeZone), staleStart(context.today())];
}

/** Takes `%`, `_` and `\` as what people typed. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, (character) => `\\${character}`)}%`;
}

export function joinConditions(conditions: readonly SqlFragment[]): SqlFragment {
  return {
    text: conditions.map(({ text }) => `(${text})`).join(" and ") || "true",
    values: conditions.flatMap(({ values }) => values),
  };
}

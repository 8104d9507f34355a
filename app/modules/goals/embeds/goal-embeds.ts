import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import { feature } from "#app/platform/http/can.ts";
import { embed, type AnyEmbed } from "#app/platform/http/embed.ts";
import { goalKinds, objectiveLevels } from "../domain/hierarchy.ts";
import { standingOf, standings } from "../domain/standing.ts";
import { openLevels } from "../domain/closure.ts";
import { expectedOf, levelsFrom } from "../domain/status.ts";
import { measureTypes } from "#app/modules/metrics/domain.ts";
import { checkIn, checkInInput } from "../use-cases/check-in.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { goalInBrief, type GoalRow, type WithDue } from "../queries/goal-row.ts";
import { goalListInput, listGoals } from "../queries/goal-list.ts";

const can = feature("GOAL");
const scope = "goals:read";

/** A goal as widgets get it: percent null while there is no value, the due date local. */
const goal = z.object({
  id: recordId,
  kind: z.enum(goalKinds),
  title: z.string(),
  level: z.enum(objectiveLevels),
  percent: z.number().nullable(),
  standing: z.enum(standings),
  dueDate: z.string(),
  owners: z.array(z.string()),
  /** Where it stands in Cairn, below its address. */
  path: z.string(),
});

/** What a check-in starts from; values in the goal's measure, money in minor units. */
const checkInForm = goal.extend({
  measureType: z.enum(measureTypes),
  currency: z.string().nullable(),
  start: z.number(),
  target: z.number(),
  actual: z.number().nullable(),
  level: z.enum(openLevels),
  /** The lowest percents that are on track and off track today: by them the level follows what is typed. */
  levelsFrom: z.object({ ON_TRACK: z.number(), OFF_TRACK: z.number() }),
  /** Whether the person may check in on it: it is theirs to, and open. */
  mayCheckIn: z.boolean(),
  /** Whether its value is said by hand, and not derived or tracked. */
  takesValue: z.boolean(),
});

const lists = { me: "my-goals", team: "all-reports", company: "company" } as const;

/** What goal widgets on other sites show. */
export const goalEmbeds: readonly AnyEmbed[] = [
  embed({
    path: "/goals/:goalId",
    scope,
    can,
    input: z.object({ goalId: recordId }),
    output: goal,
    run: async (context, { goalId }) => present(await goalInBrief(context, goalId)),
  }),
  embed({
    path: "/goals",
    scope,
    can,
    input: z.object({
      owner: z.enum(["me", "team", "company"]).default("me"),
      limit: z.coerce.number().int().min(1).max(25).default(5),
    }),
    output: z.object({ goals: z.array(goal), total: z.number() }),
    run: async (context, { owner, limit }) => {
      const { rows, counts } = await listGoals(
        context,
        goalListInput.parse({ scope: lists[owner], status: "OPEN" }),
        limit,
      );
      return { goals: rows.map(present), total: counts.total - counts.CLOSED };
    },
  }),
  embed({
    path: "/goals/:goalId/check-in",
    scope: "goals:write",
    can,
    input: z.object({ goalId: recordId }),
    output: checkInForm,
    run: async (context, { goalId }) => {
      const row = await goalInBrief(context, goalId);
      const ability = await context.ability();
      const may = ability.decide("check-in", await requireGoalFacts(context, goalId)).allowed;
      const { measureType, currency, start, target, actual, progressLevel } = row;
      return {
        ...present(row),
        measureType,
        currency,
        start,
        target,
        actual,
        level: progressLevel === "CLOSED" ? "ON_TRACK" : progressLevel,
        levelsFrom: levelsFrom(expectedOf(row, context.today(), context.actor.timeZone)),
        mayCheckIn: may && row.closure === null,
        takesValue: row.progressType === "MANUAL",
      };
    },
  }),
  embed({
    method: "POST",
    path: "/goals/:goalId/check-in",
    scope: "goals:write",
    can,
    input: checkInInput,
    output: z.object({ checkInId: recordId, percent: z.number().nullable() }),
    run: checkIn,
  }),
];

function present({ id, kind, title, level, percent, progressLevel, silentDays, dueDate, owners }: GoalRow & WithDue) {
  return {
    id,
    kind,
    title,
    level,
    percent,
    standing: standingOf(progressLevel, silentDays),
    dueDate,
    owners: owners.map((owner) => owner.name),
    path: `/app/goal/${id}`,
  };
}

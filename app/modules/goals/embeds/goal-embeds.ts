import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import { feature } from "#app/platform/http/can.ts";
import { embed, type AnyEmbed } from "#app/platform/http/embed.ts";
import { goalKinds, objectiveLevels } from "../domain/hierarchy.ts";
import { standingOf, standings } from "../domain/standing.ts";
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

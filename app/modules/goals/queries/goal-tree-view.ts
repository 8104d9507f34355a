import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { goalLines, type GoalLine } from "./goal-lines.ts";
import { listGoals, type GoalList, type GoalListInput, type ListedGoal } from "./goal-list.ts";
import { goalRowColumns, partCount, asSeen, type WithDue } from "./goal-row.ts";
import { goalTrail, type TrailStep } from "./goal-trail.ts";
import { goalAsOf, rootsAsOf } from "./tree-as-of.ts";
import { sql } from "#tenancy/sql.ts";

export const treeLooks = ["OUTLINE", "MAP"] as const;

const optionalId = optionalInput(z.uuid()).catch(undefined);

/** How a tree is looked at: as rows or drawn, from the top or from one goal down. */
export const treeInput = z.object({
  look: z.enum(treeLooks).catch("OUTLINE").default("OUTLINE"),
  /** The goal the tree begins at. */
  under: optionalId,
  /** The goal the map leads to. */
  at: optionalId,
});

export type GoalTreeView = {
  /** The way from the top to the goal the tree begins at, that goal last; empty where it begins at the top. */
  trail: TrailStep[];
  /** What joins the roots to other goals besides the tree; of today alone. */
  lines: GoalLine[];
};

/** The roots of a tree, today or at a moment: those of a list, or the one goal it is to begin at, whatever the filters say. */
export async function treeOf(
  context: Context,
  asked: GoalListInput & z.output<typeof treeInput>,
  moment: Date | null,
): Promise<{ list: GoalList; tree: GoalTreeView }> {
  const trail = asked.under ? await goalTrail(context, asked.under, moment) : [];
  const list = asked.under
    ? await listOfOne(context, asked.under, moment, new Set(trail.map(({ id }) => id)))
    : await rootsOf(context, asked, moment);
  return {
    list,
    tree: {
      trail,
      lines:
        asked.look === "MAP" && !moment
          ? await goalLines(
              context,
              list.rows.map(({ id }) => id),
            )
          : [],
    },
  };
}

function rootsOf(context: Context, asked: GoalListInput, moment: Date | null): Promise<GoalList> {
  return moment ? rootsAsOf(context, asked, moment) : listGoals(context, { ...asked, rootsOnly: true });
}

async function listOfOne(
  context: Context,
  goalId: string,
  moment: Date | null,
  trail: ReadonlySet<string>,
): Promise<GoalList> {
  const goal = moment ? await goalAsOf(context, goalId, moment) : await goalToday(context, goalId, trail);
  if (!goal) throw notFound("Goal");
  return {
    rows: [goal],
    counts: { total: 1, ON_TRACK: 0, STALE: 0, OFF_TRACK: 0, AT_RISK: 0, CLOSED: 0 },
    previous: null,
    next: null,
  };
}

async function goalToday(
  context: Context,
  goalId: string,
  trail: ReadonlySet<string>,
): Promise<ListedGoal | undefined> {
  const allowed = await goalsAllowing(context, "view");
  const parts = partCount(allowed.where);
  const row = await firstRow<Omit<ListedGoal, keyof WithDue>>(
    context,
    sql`with recursive ${allowed.with}
     select ${goalRowColumns}, ${parts} as "childCount" from {goal} g join {goal_period} p on p.id = g.period_id
      where g.id = ${goalId} and g.deleted_at is null and (${allowed.where})`,
  );
  return row ? (await asSeen(context, [row], trail))[0] : undefined;
}

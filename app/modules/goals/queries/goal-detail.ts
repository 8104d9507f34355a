import { commentThread, type CommentThreadView } from "#app/modules/comments/index.ts";
import { findMetricRow, type MetricRow } from "#app/modules/metrics/index.ts";
import { placesToChoose, type PlacesToChoose } from "#app/modules/people/index.ts";
import { offeredTags, type OfferedTag } from "#app/modules/tags/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { goalChanges } from "../data/changes.ts";
import { requireGoalFacts } from "../data/goal-facts.ts";
import { goalsAllowing } from "../data/goal-rules-sql.ts";
import { fiscalYearStartMonth } from "../data/periods.ts";
import { recordedValueCount } from "../data/recorded-values.ts";
import { templateOf } from "../data/template-record.ts";
import type { OpenLevel } from "../domain/closure.ts";
import { formSettings, type FormSettings } from "../domain/form-mode.ts";
import { forecast, type Forecast } from "../domain/forecast.ts";
import type { ProgressGraph } from "../domain/progress-graph.ts";
import { expectedOf, suggestLevel } from "../domain/status.ts";
import type { TimeFrame } from "../domain/time-frame.ts";
import { findTimeFrame } from "../domain/time-frame-by-id.ts";
import { goalChildren } from "./goal-parts.ts";
import { goalDependencies, type GoalDependency } from "./goal-dependencies.ts";
import { goalGraph, goalHistory, type HistoryEntry } from "./goal-history.ts";
import type { ListedGoal } from "./goal-list.ts";
import { withMovedTitles } from "./moved-titles.ts";
import { permissionsOn, type GoalPermissions } from "./goal-permissions.ts";
import { goalRowColumns, type GoalPerson, type GoalRow, asSeen, type WithDue } from "./goal-row.ts";
import { goalNames, type GoalNames } from "./goal-names.ts";
import { sql } from "#tenancy/sql.ts";

/** The due date before the present one, and why it changed. */
export type DueMoved = { from: string; reason: string | null };

export type GoalDetail = {
  /** `weighted`: something that counts where it stands has a weight. */
  goal: GoalRow &
    WithDue & {
      description: string;
      version: number;
      creator: GoalPerson;
      collaborators: GoalPerson[];
      dueMoved: DueMoved | null;
      archived: boolean;
      metricId: string | null;
      weighted: boolean;
      /** How many values were recorded of it. */
      recordedValues: number;
    };
  /** The metric it follows, with its newest value. */
  metric: MetricRow | null;
  /** What it was made of, where another room knows it; `link` for who may open that. */
  origin: { room: string; label: string; title: string; link: string | null } | null;
  frame: TimeFrame | null;
  /** What this goal stands under, nearest first, as far as the actor may see. */
  ancestors: { id: string; title: string }[];
  children: ListedGoal[];
  /** What it counts in besides, as far as the actor may see. */
  feeds: GoalFeed[];
  dependencies: GoalDependency[];
  graph: ProgressGraph;
  /** Where it will be on its due date; null where too little is known, or it is closed. */
  forecast: Forecast | null;
  history: HistoryEntry[];
  comments: CommentThreadView;
  /** The tags that can be put on it; null where the actor may not edit it. */
  offeredTags: OfferedTag[] | null;
  /** The departments and teams it can be put into; null where the actor may not edit it. */
  places: PlacesToChoose | null;
  permissions: GoalPermissions;
  /** How far the goal should be today, and the level that would say so. */
  expected: number;
  suggestedLevel: OpenLevel;
  names: GoalNames;
  /** How much the forms of this goal ask. */
  settings: FormSettings;
  today: string;
  now: string;
  timeZone: string;
  /** The company's, for new key results in money. */
  currency: string;
};

/** All of one goal that the actor may see; 404 where they may not see it. */
export async function goalDetail(context: Context, goalId: string): Promise<GoalDetail> {
  const facts = await requireGoalFacts(context, goalId);
  await authorize(context, "view", facts);
  const goal = await loadGoal(context, goalId);
  const today = context.today();
  const expected = expectedOf(goal, today, context.actor.timeZone);
  const graph = await goalGraph(context, goal);
  const permissions = permissionsOn(await context.ability(), facts);
  return {
    goal,
    metric: goal.metricId ? await findMetricRow(context, goal.metricId) : null,
    frame: findTimeFrame(goal.timeFrame, await fiscalYearStartMonth(context)),
    ancestors: await visibleAncestors(context, goalId),
    children: await goalChildren(context, goalId),
    feeds: await goalFeeds(context, goalId),
    dependencies: await goalDependencies(context, goalId),
    graph,
    forecast: goal.closure ? null : forecast(graph.achieved, goal.dueDate, today),
    history: await withMovedTitles(context, await goalHistory(context, goalId)),
    comments: await commentThread(context, { about: "Goal", record: goalId }, facts),
    offeredTags: permissions.edit ? await offeredTags(context, "GOAL") : null,
    places: permissions.edit ? await placesToChoose(context) : null,
    permissions,
    origin: await goalOrigin(context, goalId),
    expected,
    suggestedLevel: suggestLevel(goal.percent, expected),
    names: goalNames((await templateOf(context)).template),
    settings: formSettings((await templateOf(context)).template),
    today,
    now: context.clock.now().toISOString(),
    timeZone: context.actor.timeZone,
    currency: context.actor.currency,
  };
}

async function loadGoal(context: Context, goalId: string): Promise<GoalDetail["goal"]> {
  const goal = await firstRow<Omit<GoalDetail["goal"], keyof WithDue>>(
    context,
    sql`select ${goalRowColumns}, g.metric_id as "metricId", g.description, g.version,
      g.archived_at is not null as archived, ${recordedValueCount} as "recordedValues",
            jsonb_build_object('id', by.id, 'name', by.display_name, 'photo', by.photo_key) as creator,
            (select coalesce(jsonb_agg(jsonb_build_object('id', e.id, 'name', e.display_name, 'photo', e.photo_key) order by e.display_name,
              e.id), '[]')
               from {goal_owner} o join {employee} e on e.id = o.employee_id where o.goal_id = g.id
                 and o.owner_type = 'COLLABORATOR') as collaborators,
            exists (select from {goal} s where s.parent_id = g.parent_id and s.deleted_at is null and s.weightage > 0)
              or exists (select from {goal_feed} f where f.parent_id = g.parent_id and f.weight > 0) as weighted,
            (select jsonb_build_object('from', x.value_before, 'reason', x.reason) from ${goalChanges} x
              where x.goal_id = g.id and x.field = 'dueDate' order by x.at desc, x.sequence desc limit 1) as "dueMoved"
       from {goal} g join {goal_period} p on p.id = g.period_id join {employee} by on by.id = g.created_by
      where g.id = ${goalId} and g.deleted_at is null`,
  );
  if (!goal) throw notFound("Goal");
  return (await asSeen(context, [goal]))[0]!;
}

async function goalOrigin(context: Context, goalId: string): Promise<GoalDetail["origin"]> {
  const origin = context.origins["Goal"];
  if (!origin) return null;
  const row = await firstRow<{ made: { id: string; title: string } | null }>(
    context,
    sql`select ${origin.of(sql`${goalId}::uuid`)} as made`,
  );
  if (!row?.made) return null;
  const { room, label, can, address } = origin;
  const opens = (await context.ability()).anyOf(can.action, can.subject);
  return { room, label, title: row.made.title, link: opens ? address(row.made.id) : null };
}

/** Stops at the first one hidden from the actor: what lies beyond would tell of it. */
async function visibleAncestors(context: Context, goalId: string): Promise<{ id: string; title: string }[]> {
  const allowed = await goalsAllowing(context, "view");
  return context.rows(
    sql`with recursive ${allowed.with}, line(id, title, parent_id, depth) as (
       select g.id, g.title, g.parent_id, 0 from {goal} g where g.id = ${goalId}
       union all
       select g.id, g.title, g.parent_id, line.depth + 1 from line join {goal} g on g.id = line.parent_id
        where g.deleted_at is null and line.depth < 20 and (${allowed.where}))
     select id, title from line where depth > 0 order by depth`,
  );
}

/** A goal that another counts in besides the one it stands under. */
export type GoalFeed = { id: string; title: string; weight: number };

/** What a goal feeds, as far as the actor may see. */
export async function goalFeeds(context: Context, goalId: string): Promise<GoalFeed[]> {
  const allowed = await goalsAllowing(context, "view");
  return context.rows<GoalFeed>(
    sql`with recursive ${allowed.with} select g.id, g.title, f.weight::float8 as weight
       from {goal_feed} f join {goal} g on g.id = f.parent_id where f.child_id = ${goalId} and g.deleted_at is null
         and (${allowed.where})
      order by lower(g.title), g.id`,
  );
}

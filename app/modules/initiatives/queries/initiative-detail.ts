import { goalsInBrief, type GoalBrief } from "#app/modules/goals/index.ts";
import { commentThread, type CommentThreadView } from "#app/modules/comments/index.ts";
import { offeredTags, type OfferedTag } from "#app/modules/tags/index.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { occurrenceAfter } from "#app/platform/recurrence/recurrence.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { requireInitiativeFacts } from "../data/initiative-facts.ts";
import { initiativePrelude, initiativeRightsColumns, initiativesAllowing } from "../data/initiative-rules-sql.ts";
import { seriesOf, type SeriesRecord } from "../data/initiative-series.ts";
import {
  collaboratorColumn,
  initiativeColumns,
  listed,
  type InitiativePerson,
  type InitiativeRow,
  type ListedInitiative,
} from "./initiative-row.ts";
import { taskInBrief } from "./find-tasks.ts";
import { taskHistory, type TaskHistory } from "./task-history.ts";
import { instant, sql } from "#tenancy/sql.ts";

export type InitiativeDetail = {
  initiative: ListedInitiative & {
    description: string;
    collaborators: InitiativePerson[];
    creator: InitiativePerson;
    createdAt: string;
    completedBy: string | null;
  };
  parts: ListedInitiative[];
  /** The goal it works on, where the actor may see it. */
  goal: GoalBrief | null;
  /** It works on a goal that the actor may not see. */
  goalHidden: boolean;
  /** Whether goals are in use for the actor, so that one can be chosen. */
  choosesGoal: boolean;
  /** Whether it can become a part of a task: it has no parts, belongs to no series, and its present task is seen. */
  choosesParent: boolean;
  recurrence: TaskRecurrence | null;
  /** The tags that can be put on it; null where the actor may not edit it. */
  offeredTags: OfferedTag[] | null;
  comments: CommentThreadView;
  /** A page of what was changed; `after` is where it begins, null for the latest. */
  history: TaskHistory & { after: string | null };
};

/** How a task comes back; `nextOn` is when the next one is due, null where none follows. */
export type TaskRecurrence = Pick<SeriesRecord, "frequency" | "every" | "monthDay" | "endsOn"> & {
  weekdays: number[];
  nextOn: string | null;
  skipped: number;
  stopped: boolean;
};

type Row = InitiativeRow & {
  goalId: string | null;
  description: string;
  collaborators: InitiativePerson[];
  creator: InitiativePerson;
  createdAt: string;
  completedBy: string | null;
};

const historyLimit = 20;

/** One task with its parts; 404 where the actor may not see it. */
export async function initiativeDetail(
  context: Context,
  initiativeId: string,
  { historyAfter }: { historyAfter?: string | undefined } = {},
): Promise<InitiativeDetail> {
  const facts = await requireInitiativeFacts(context, initiativeId);
  await authorize(context, "view", facts);
  const ability = await context.ability();
  const may = (action: string) => ability.decide(action, facts).allowed;
  const row = await firstRow<Row>(
    context,
    sql`select ${initiativeColumns}, i.goal_id as "goalId", i.description, ${collaboratorColumn},
      jsonb_build_object('id', by.id, 'name', by.display_name) as creator, ${instant(sql`i.created_at`)} as "createdAt",
            (select display_name from {employee} where id = i.completed_by) as "completedBy"
       from {initiative} i join {employee} by on by.id = i.created_by where i.id = ${initiativeId} and i.deleted_at is null`,
  );
  if (!row) throw notFound("Initiative");
  const { goalId, ...shown } = row;
  const initiative = listed(
    { ...shown, mayEdit: may("edit"), mayComplete: may("complete"), mayDelete: may("delete") },
    context.today(),
  );
  const recurrence = await recurrenceOf(context, initiativeId);
  const goal = goalId ? ((await goalsInBrief(context, [goalId])).get(goalId) ?? null) : null;
  return {
    initiative,
    parts: row.partCount > 0 ? await partsOf(context, initiativeId) : [],
    goal,
    goalHidden: goalId !== null && goal === null,
    choosesGoal: context.actor.features.includes("GOAL"),
    choosesParent: initiative.mayEdit && row.partCount === 0 && recurrence === null && (await seesParent(context, row)),
    recurrence,
    comments: await commentThread(context, { about: "Initiative", record: initiativeId }, facts),
    history: {
      ...(await taskHistory(context, { initiativeId, after: historyAfter, limit: historyLimit })),
      after: historyAfter ?? null,
    },
    offeredTags: initiative.mayEdit ? await offeredTags(context, "INITIATIVE") : null,
  };
}

async function seesParent(context: Context, { parentId }: Row): Promise<boolean> {
  return parentId === null || (await taskInBrief(context, parentId)) !== null;
}

async function recurrenceOf(context: Context, initiativeId: string): Promise<TaskRecurrence | null> {
  const series = await seriesOf(context, initiativeId);
  if (!series) return null;
  const { frequency, every, weekdays, monthDay, endsOn, skipped, stopped } = series;
  const next = stopped
    ? null
    : occurrenceAfter(series, series.latestOn, localDate(context.clock.now(), series.timeZone));
  return { frequency, every, weekdays: [...weekdays], monthDay, endsOn, skipped, stopped, nextOn: next?.on ?? null };
}

/** A part that the actor may not see is left out. */
async function partsOf(context: Context, parentId: string): Promise<ListedInitiative[]> {
  const view = await initiativesAllowing(context, "view");
  const rights = await initiativeRightsColumns(context);
  const prelude = initiativePrelude(context);
  const rows = await context.rows<InitiativeRow>(
    sql`${prelude}
     select ${initiativeColumns}, ${rights}
       from {initiative} i where i.deleted_at is null and i.parent_id = ${parentId} and (${view}) order by i.position`,
  );
  return rows.map((row) => listed(row, context.today()));
}

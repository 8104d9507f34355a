import { peopleByIds } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Giving, MovesWith } from "#app/platform/contributions/moves-with.ts";
import { sql } from "#tenancy/sql.ts";
import { titleIn } from "./data/step-words.ts";
import { stepsWithPapers } from "./data/step-papers.ts";
import { lifecyclePlaces } from "./lifecycle-places.ts";
import type { Moment } from "./domain/moments.ts";
import { writeDown } from "./use-cases/write-down.ts";

/** Steps that somebody has in journeys of others go over to whoever gets the rest, so that no newcomer waits for who is gone. */
export const lifecycleMovesWith = {
  says: async (context, { move, employeeId }) => {
    if (!employeeId || (move !== "EXIT" && move !== "LEAVE")) return [];
    return [{ label: "lifecycle.open", count: (await openSteps(context, employeeId)).length }];
  },
  handsOver: [
    {
      ...{ kind: "JourneyStep", label: "lifecycle.open", place: lifecyclePlaces.mine },
      open: openSteps,
      titles: titlesOf,
      give: giveSteps,
    },
  ],
} satisfies MovesWith;

async function openSteps(context: Context, employeeId: string): Promise<string[]> {
  const rows = await context.rows<{ id: string }>(
    sql`select s.id from {lifecycle_step} s join {lifecycle_journey} j on j.id = s.journey_id
      where s.assignee_id = ${employeeId} and j.employee_id <> ${employeeId} and s.state = 'OPEN' and j.state = 'RUNNING'
      order by s.due_on, s.id limit 500`,
  );
  const ids = rows.map(({ id }) => id);
  const kept = await stepsWithPapers(context, ids);
  return ids.filter((id) => !kept.has(id));
}

/** Whoever runs journeys or has the step reads what it is and for whom. */
async function titlesOf(context: Context, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await context.rows<{ id: string; title: string; employeeId: string; assigneeId: string | null }>(
    sql`select s.id, ${titleIn(context.actor.language)} as title, j.employee_id as "employeeId", s.assignee_id as "assigneeId"
      from {lifecycle_step} s join {lifecycle_journey} j on j.id = s.journey_id where s.id = any(${[...ids]}::uuid[])`,
  );
  const runs = (await context.ability()).anyOf("run", "Journey");
  const people = await peopleByIds(context, [...new Set(rows.map(({ employeeId }) => employeeId))]);
  return new Map(
    rows
      .filter(({ assigneeId }) => runs || assigneeId === context.actor.employeeId)
      .map(({ id, title, employeeId }) => [id, `${title} (${people.get(employeeId)?.name ?? ""})`]),
  );
}

type Given = { id: string; journeyId: string; employeeId: string; moment: Moment };

/** Steps that are still open and the giver's, without papers; nobody gets a step about themselves this way. */
async function giveSteps(context: Context, { fromId, toId, ids: asked }: Giving): Promise<string[]> {
  const kept = await stepsWithPapers(context, asked);
  const ids = asked.filter((id) => !kept.has(id));
  const given = await context.rows<Given>(
    sql`update {lifecycle_step} s set assignee_id = ${toId}, reminded_on = null, version = s.version + 1
      from {lifecycle_journey} j where j.id = s.journey_id and s.id = any(${ids}::uuid[]) and s.assignee_id = ${fromId}
        and s.state = 'OPEN' and j.state = 'RUNNING' and j.employee_id <> ${toId}
      returning s.id, j.id as "journeyId", j.employee_id as "employeeId", j.moment`,
  );
  for (const { id: stepId, ...journey } of given)
    await writeDown(
      context,
      "lifecycle.step-given",
      { ...journey, stepId, assigneeId: toId, handedOver: true },
      { action: "give-step", subject: "JourneyStep", id: stepId, detail: { fromId, toId } },
    );
  return given.map(({ id }) => id);
}

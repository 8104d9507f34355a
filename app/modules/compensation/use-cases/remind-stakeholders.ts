import type { Context } from "#app/platform/context/context.ts";
import { addDays } from "#app/platform/time/days.ts";
import { openStates, type Turn } from "../domain/cycle-state.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

/** So many days before it is over. */
export const daysBefore = 2;
export const remindedStages = ["proposeBy", "approveBy"] as const;
export type RemindedStage = (typeof remindedStages)[number];

/** Whose turn a stage is about. */
export const turnOfStage: Readonly<Record<RemindedStage, Turn>> = { proposeBy: "PROPOSER", approveBy: "APPROVER" };

/**
 * Whoever has not proposed, or not approved, is reminded once, two days before the last day for it; a day that was moved is
 * another day. Not on the day of the launch, which has told them already, nor while nobody is waited for.
 */
export async function remindStakeholders(context: Context): Promise<void> {
  const today = context.today();
  const open = await context.rows<{ id: string; reminded: string[] } & Record<RemindedStage, string | null>>(
    sql`select c.id, c.reminded, c.settings->>'proposeBy' as "proposeBy", c.settings->>'approveBy' as "approveBy"
      from {compensation_cycle} c cross join {organization} o
      where c.state = any(${[...openStates]}::text[]) and (c.launched_at at time zone o.time_zone)::date < ${today}::date
      order by c.id for update of c skip locked`,
  );
  for (const { id, reminded, ...days } of open)
    for (const stage of remindedStages) {
      const day = days[stage];
      const mark = `${stage} ${day}`;
      if (!day || today > day || addDays(today, daysBefore) < day || reminded.includes(mark)) continue;
      await remind(context, id, { stage, mark });
    }
}

async function remind(
  context: Context,
  cycleId: string,
  { stage, mark }: { stage: RemindedStage; mark: string },
): Promise<void> {
  const marked = await context.rows(
    sql`update {compensation_cycle} c set reminded = array_append(c.reminded, ${mark}) where c.id = ${cycleId}
      and exists (select from {compensation_member} m where m.cycle_id = c.id and m.turn = ${turnOfStage[stage]}
        and m.turn_id is not null and m.excluded is null) returning c.id`,
  );
  if (marked.length === 0) return;
  await writeDown(
    context,
    "compensation.day-near",
    { cycleId, stage },
    { action: "remind-stakeholders", subject: "CompensationCycle", id: cycleId },
  );
}

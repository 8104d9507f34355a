import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { handedOutBy, notReleased } from "../data/letter-record.ts";
import { ids, several } from "../domain/ids.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const releaseLettersInput = z.object({
  cycleId: ids.cycle,
  letterIds: several(ids.letter, "These letters alone; left out, all the caller may release."),
});

/**
 * Where managers release letters, whoever proposed hands out those of their people, whose amounts they no longer see, one by
 * one or all; administrators release any at any time.
 */
export async function releaseLetters(
  context: Context,
  { cycleId, letterIds }: z.output<typeof releaseLettersInput>,
): Promise<{ released: number }> {
  const admin = (await context.ability()).decide("edit", { kind: "CompensationCycle" }).allowed;
  const found = await context.rows<{ id: string; employeeId: string }>(
    sql`select l.id, l.employee_id as "employeeId" from {compensation_letter} l
      join {compensation_member} m on m.id = l.member_id join {compensation_cycle} c on c.id = l.cycle_id
      where l.cycle_id = ${cycleId} and ${notReleased} and ${admin ? sql`true` : handedOutBy(context.actor.employeeId)}
        and ${letterIds.length > 0 ? sql`l.id = any(${letterIds}::uuid[])` : sql`true`} order by l.id for update of l`,
  );
  if (found.length === 0) throw notFound("CompensationLetter");
  await context.rows(
    sql`update {compensation_letter} set released_at = ${context.clock.now()}
      where id = any(${found.map(({ id }) => id)}::uuid[])`,
  );
  const employeeIds = found.map(({ employeeId }) => employeeId);
  await writeDown(
    context,
    "compensation.letters-released",
    { cycleId, employeeIds },
    { action: "release-letters", subject: "CompensationCycle", id: cycleId, detail: { people: found.length } },
  );
  return { released: found.length };
}

export const acknowledgeLetterInput = z.object({ letterId: ids.letter });

/** Whose pay it is says that they have read the letter, once. */
export async function acknowledgeLetter(
  context: Context,
  { letterId }: z.output<typeof acknowledgeLetterInput>,
): Promise<{ letterId: string }> {
  const letter = await firstRow<{ employeeId: string; acknowledgedAt: Date | null }>(
    context,
    sql`select employee_id as "employeeId", acknowledged_at as "acknowledgedAt" from {compensation_letter}
      where id = ${letterId} and released_at is not null and withdrawn_at is null for update`,
  );
  if (!letter) throw notFound("CompensationLetter");
  const { employeeId } = letter;
  await authorize(context, "view", { kind: "CompensationRewards", employeeId });
  await authorize(context, "acknowledge", { kind: "CompensationRewards", employeeId });
  if (letter.acknowledgedAt) throw conflict("compensation.acknowledged", "It was acknowledged already.");
  await context.rows(
    sql`update {compensation_letter} set acknowledged_at = ${context.clock.now()} where id = ${letterId}`,
  );
  await writeDown(
    context,
    "compensation.letter-acknowledged",
    { letterId },
    { action: "acknowledge-letter", subject: "CompensationLetter", id: letterId },
  );
  return { letterId };
}

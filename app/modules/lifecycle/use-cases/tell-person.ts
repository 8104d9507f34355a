import type { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";
import { requireJourney } from "../data/journey-record.ts";
import type { oneJourney } from "./journey-input.ts";
import { tellLines } from "./tell-lines.ts";
import { writeDown } from "./write-down.ts";

/** From now on the person sees their journey and the steps that are theirs. */
export async function tellPerson(
  context: Context,
  { journeyId }: z.output<typeof oneJourney>,
): Promise<{ journeyId: string }> {
  const { journey } = await requireJourney(context, "run", journeyId, { held: true });
  const { employeeId, moment, onDay } = journey;
  if (journey.state === "WITHDRAWN") throw conflict("lifecycle.withdrawn", "It was withdrawn.");
  if (journey.told) throw conflict("lifecycle.told-already", "They know already.");
  await context.rows(sql`update {lifecycle_journey} set told = true, version = version + 1 where id = ${journeyId}`);
  if (moment === "MOVE" && !journey.moved) await tellLines(context, journey.changes);
  await writeDown(
    context,
    "lifecycle.journey-told",
    { journeyId, employeeId, moment, onDay },
    { action: "share-journey", subject: "Journey", id: journeyId, detail: { employeeId } },
  );
  return { journeyId };
}

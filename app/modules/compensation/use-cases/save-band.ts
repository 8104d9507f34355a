import { z } from "zod";
import { optionalInput } from "#app/platform/http/typed-input.ts";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { conflict, invalid, notFound } from "#app/platform/errors/app-error.ts";
import { currencyInput } from "#app/platform/money/currencies.ts";
import { toMinorUnits } from "#app/platform/money/money.ts";
import { CompensationBand } from "../data/entities.ts";
import { ids } from "../domain/ids.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

const amount = z.coerce
  .number({ error: "compensation.amount" })
  .min(0, { error: "compensation.amount" })
  .max(1e10, { error: "compensation.amount" });

export const saveBandInput = z.object({
  gradeId: z.guid({ error: "compensation.grade-needed" }).describe("The grade it is for."),
  jobFunctionId: optionalInput(z.guid()).describe("One function alone; left out, all."),
  currency: currencyInput,
  minimum: amount.describe("The least for a year."),
  midpoint: amount.describe("The middle for a year."),
  maximum: amount.describe("The most for a year."),
  effectiveOn: z.iso.date({ error: "compensation.day-needed" }).describe("From when it holds."),
});

/** A pay range of a grade; one of the same grade, function and day is refused. */
export async function saveBand(
  context: Context,
  { currency, ...input }: z.output<typeof saveBandInput>,
): Promise<{ bandId: string }> {
  await authorize(context, "edit", { kind: "CompensationSettings" });
  const [minimum, midpoint, maximum] = [input.minimum, input.midpoint, input.maximum].map((typed) =>
    toMinorUnits(currency, typed),
  ) as [number, number, number];
  if (!(minimum <= midpoint && midpoint <= maximum))
    throw invalid("compensation.band-order", "Least, middle and most are out of order.", {
      fields: { midpoint: "compensation.band-order" },
    });
  const [same] = await context.rows(
    sql`select id from {compensation_band} where archived_at is null and grade_id = ${input.gradeId}
      and job_function_id is not distinct from ${input.jobFunctionId ?? null}::uuid and location_id is null
      and currency = ${currency} and effective_on = ${input.effectiveOn}::date`,
  );
  if (same)
    throw conflict("compensation.band-there", "There is such a range.", {
      fields: { gradeId: "compensation.band-there" },
    });
  const bandId = context.newId();
  context.em.create(CompensationBand, {
    id: bandId,
    gradeId: input.gradeId,
    jobFunctionId: input.jobFunctionId ?? null,
    locationId: null,
    currency,
    minimum,
    midpoint,
    maximum,
    effectiveOn: input.effectiveOn,
    createdBy: context.actor.employeeId,
    createdAt: context.clock.now(),
  });
  await context.em.flush();
  await writeDown(
    context,
    "compensation.settings-saved",
    { id: bandId },
    { action: "add-band", subject: "CompensationBand", id: bandId },
  );
  return { bandId };
}

export const archiveBandInput = z.object({ bandId: ids.band });

/** A range that holds no more for cycles to come; those that were launched keep what they took. */
export async function archiveBand(
  context: Context,
  { bandId }: z.output<typeof archiveBandInput>,
): Promise<{ bandId: string }> {
  await authorize(context, "edit", { kind: "CompensationSettings" });
  const [archived] = await context.rows(
    sql`update {compensation_band} set archived_at = ${context.clock.now()}, version = version + 1
      where id = ${bandId} and archived_at is null returning id`,
  );
  if (!archived) throw notFound("CompensationBand");
  await writeDown(
    context,
    "compensation.settings-saved",
    { id: bandId },
    { action: "archive-band", subject: "CompensationBand", id: bandId },
  );
  return { bandId };
}

import { z } from "zod";
import { textInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { refusingTaken } from "#app/platform/errors/refusing-taken.ts";
import { ConnectorMetric } from "../data/entities.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { measures } from "../data/measure-rows.ts";
import { writeDown } from "./write-down.ts";

const word = textInput({ most: 200 })
  .optional()
  .transform((text) => text || undefined);

export const followMeasureInput = z.object({
  installationId: z.uuid(),
  metricId: z.uuid({ error: "required" }),
  measure: z.enum(measures),
  status: z
    .union([z.literal(""), z.enum(["planned", "in-progress", "done"])])
    .optional()
    .transform((state) => state || undefined),
  project: word,
  assignee: word,
  text: word,
  key: word,
  owner: word,
  stage: word,
  field: word,
});

/** Has every run record what the rows amount to as a value of a metric. */
export async function followMeasure(
  context: Context,
  { installationId, metricId, measure, field, ...asked }: z.output<typeof followMeasureInput>,
): Promise<{ measureId: string }> {
  const record = await holdInstallation(context, installationId);
  const own = record.kind === "crm";
  if ((measure === "VALUE") !== own || (record.kind !== "issue-tracker" && !own)) throw notFound("The measure");
  if (measure === "SUM" && !field) throw needed("field");
  if (own && !asked.key) throw needed("key");
  const filter = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  const measureId = context.newId();
  context.em.create(ConnectorMetric, {
    id: measureId,
    installationId,
    metricId,
    measure,
    filter,
    field: field ?? null,
    createdBy: context.actor.employeeId,
    createdAt: context.clock.now(),
  });
  await refusingTaken(context.em.flush(), {
    connector_metric_metric: {
      code: "integrations.metric-taken",
      field: "metricId",
      message: "Another measure gives this metric its values.",
    },
  });
  await writeDown(context, "follow-measure", installationId, { measureId, metricId, measure, filter });
  return { measureId };
}

const needed = (field: string) =>
  invalid("integrations.required", "This is needed.", { fields: { [field]: "integrations.required" } });

export const dropMeasureInput = z.object({ installationId: z.uuid(), measureId: z.uuid() });

/** The metric keeps its values, and takes no more from here. */
export async function dropMeasure(
  context: Context,
  { installationId, measureId }: z.output<typeof dropMeasureInput>,
): Promise<void> {
  await holdInstallation(context, installationId);
  const found = await context.em.findOne(ConnectorMetric, { id: measureId, installationId });
  if (!found) throw notFound("The measure");
  await context.em.remove(found).flush();
  await writeDown(context, "drop-measure", installationId, { measureId });
}

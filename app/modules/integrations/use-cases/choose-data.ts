import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { Gatherings } from "#app/platform/contributions/gatherings.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { invalid, notFound } from "#app/platform/errors/app-error.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const chooseDataInput = z.object({
  installationId: z.uuid(),
  dataset: z.record(z.string().max(60), z.literal("on")).default({}),
  version: versionRead,
});

/** Says which data sets may be sent there. One that is taken away is sent no more; what was sent stays there. */
export async function chooseData(
  context: Context,
  { installationId, dataset, version }: z.output<typeof chooseDataInput>,
  { gatherings }: { gatherings: Pick<Gatherings, "facts"> },
): Promise<{ version: number }> {
  const record = await holdInstallation(context, installationId, version);
  if (record.kind !== "analytics") throw notFound("The data sets");
  const known = gatherings.facts(context.actor).map(({ name }) => name);
  const datasets = Object.keys(dataset).toSorted();
  if (datasets.some((name) => !known.includes(name)))
    throw invalid("integrations.unknown-dataset", "There is no such data set.");
  const before = record.datasets;
  record.datasets = datasets;
  await context.em.flush();
  // What is chosen again later is sent whole.
  await context.rows(
    sql`delete from {connector_fact} where installation_id = ${installationId}
        and not (dataset = any(${datasets}::text[]))`,
  );
  await writeDown(context, "choose-data", installationId, { before, after: datasets });
  return { version: record.version };
}

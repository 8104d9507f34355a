import { z } from "zod";
import { tickInput } from "#app/platform/http/typed-input.ts";
import type { Context } from "#app/platform/context/context.ts";
import { versionRead } from "#app/platform/data/hold-record.ts";
import { holdInstallation } from "../data/hold-installation.ts";
import { mappedFields } from "../domain/mapping.ts";
import { forgetWhatWasRead } from "./forget-what-was-read.ts";
import { writeDown } from "./write-down.ts";

export const mapConnectorInput = z.object({
  installationId: z.uuid(),
  column: z.record(z.string().max(60), z.string().max(200)).default({}),
  everyMinutes: z.coerce.number({ error: "required" }).int().min(5, "every-range").max(10_080, "every-range"),
  retiresMissing: tickInput.default(false),
  addsTerms: tickInput.default(false),
  version: versionRead,
});

/** Which column of the source fills which field of ours, and how often it is read. Another mapping reads all anew. */
export async function mapConnector(
  context: Context,
  { installationId, column, everyMinutes, retiresMissing, addsTerms, version }: z.output<typeof mapConnectorInput>,
): Promise<{ version: number }> {
  const record = await holdInstallation(context, installationId, version);
  const fields = mappedFields(record.kind);
  const mapping = Object.fromEntries(
    Object.entries(column).filter(([field, name]) => fields.includes(field) && name !== ""),
  );
  if (JSON.stringify(record.mapping) !== JSON.stringify(mapping)) await forgetWhatWasRead(context, installationId);
  Object.assign(record, {
    mapping,
    everyMinutes,
    retiresMissing: record.kind === "hr" && retiresMissing,
    addsTerms: record.kind === "hr" && addsTerms,
  });
  await context.em.flush();
  await writeDown(context, "map", installationId, {
    mapping,
    everyMinutes,
    retiresMissing: record.retiresMissing,
    addsTerms: record.addsTerms,
  });
  return { version: record.version };
}

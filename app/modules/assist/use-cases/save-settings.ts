import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { GatheredAssist } from "#app/platform/contributions/assist.ts";
import { saveSettingsRow } from "#app/platform/data/settings-row.ts";
import { invalid } from "#app/platform/errors/app-error.ts";
import { readTargetAddress } from "#app/platform/http/target-address.ts";
import { linesInput, textInput, tickInput } from "#app/platform/http/typed-input.ts";
import { findSettings, keyPlace } from "../data/assist-settings.ts";
import { AssistSettings } from "../data/entities.ts";
import { writeDown } from "./write-down.ts";

export const saveSettingsInput = z.object({
  isOn: tickInput.default(false).describe("Whether anything is sent to the service at all."),
  address: textInput({ most: 2_000, missing: "required", tooLong: "too-long", anySigns: true }).describe(
    "Where the service stands, without `/chat/completions`.",
  ),
  model: textInput({ most: 200, missing: "required", tooLong: "too-long", anySigns: true }).describe(
    "The name of the model, as the service calls it.",
  ),
  /** The one that is kept stays where none is given. */
  secret: textInput({ most: 2_000, tooLong: "too-long", anySigns: true })
    .default("")
    .describe("The key of the service; left out, the one that is kept stays."),
  dropKey: tickInput.default(false).describe("Whether the key that is kept is forgotten."),
  features: z
    .preprocess((sent) => (sent === undefined ? [] : [sent].flat()), linesInput())
    .pipe(z.array(z.string().max(100)).max(100))
    .describe("What a model may help with, by key."),
  monthlyTokens: z.coerce
    .number()
    .int()
    .min(1_000)
    .max(1_000_000_000)
    .describe("How many tokens the company uses in a month at most."),
  dailyAsks: z.coerce.number().int().min(1).max(10_000).describe("How often one person asks in a day at most."),
  version: z.coerce.number().int().default(0).describe("Counts the changes of the settings."),
});

/** What of the process settings are checked against. */
export type AssistHost = {
  config: { production: boolean; connectors: { privateHosts: readonly string[] } };
  gatherings: { assists(actor: Context["actor"]): readonly GatheredAssist[] };
};

export const nearBy = ({ config }: Pick<AssistHost, "config">) => ({
  loopback: !config.production,
  privateHosts: config.connectors.privateHosts,
});

/** Says which model helps people write, and with what. */
export async function saveSettings(
  context: Context,
  { version, secret, dropKey, ...fields }: z.output<typeof saveSettingsInput>,
  host: AssistHost,
): Promise<{ version: number }> {
  await authorize(context, "edit", { kind: "AssistSettings" });
  const read = readTargetAddress(fields.address, nearBy(host));
  if ("fault" in read)
    throw invalid(`assist.${read.fault}`, "The service cannot stand there.", {
      fields: { address: `assist.${read.fault}` },
    });
  const known = new Set(host.gatherings.assists(context.actor).map(({ key }) => key));
  const before = await findSettings(context);
  // A key was given for one service and goes to no other.
  const moved = before !== null && new URL(before.address).origin !== new URL(read.url).origin;
  const kept = moved || dropKey ? null : (before?.serviceKey ?? null);
  const serviceKey = secret === "" ? kept : (await context.sealer()).seal(secret, keyPlace);
  const values = {
    ...fields,
    address: read.url,
    serviceKey,
    features: fields.features.filter((key) => known.has(key)),
  };
  const saved = await saveSettingsRow(context, AssistSettings, values, {
    ...{ id: 1, version, subject: "AssistSettings", changedBy: ["assist.save-settings"] },
  });
  const { isOn, model, features, monthlyTokens, dailyAsks } = values;
  const detail = { isOn, host: new URL(read.url).host, model, features, monthlyTokens, dailyAsks };
  await writeDown(
    context,
    "assist.settings-changed",
    {},
    { action: "save-settings", subject: "AssistSettings", id: null, detail },
  );
  return saved;
}

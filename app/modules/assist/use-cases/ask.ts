import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import type { GatheredAssist } from "#app/platform/contributions/assist.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { invalid, notFound, refusalOf } from "#app/platform/errors/app-error.ts";
import { startTask } from "#app/platform/tasks/start-task.ts";
import { findSettings, wantsHelp, type StoredSettings } from "../data/assist-settings.ts";
import { reserve } from "../data/month.ts";
import { mostTokensOf } from "../domain/estimate.ts";
import { askTask } from "./ask-task.ts";
import type { AssistHost } from "./save-settings.ts";
import { sql } from "#tenancy/sql.ts";

export const askInput = z.object({
  feature: z.string().max(100).describe("What to help with, as `GET /assist/features` lists it."),
  /** As a form sends it: JSON. */
  input: z
    .preprocess((sent) => (typeof sent === "string" ? parsed(sent) : sent), z.record(z.string(), z.unknown()))
    .describe("What stands in the form, by the names of its fields."),
});

/** Why no model is asked. */
export type NoModel = "off" | "not-wanted" | "budget" | "daily" | "busy";

/** What rules say, at once; `askId` names what a model is asked besides, and is null where none is, with the reason. */
export type Asked = { byRules: string; askId: string | null; model: string | null; why: NoModel | null };

/** Helps the actor with what they write: rules answer at once, and a model, where there is one, as its answer comes. */
export async function askForHelp(
  context: Context,
  { feature: key, input }: z.output<typeof askInput>,
  host: AssistHost,
): Promise<Asked> {
  const feature = host.gatherings.assists(context.actor).find((one) => one.key === key);
  if (!feature) throw notFound("The feature");
  await feature.can.check(context);
  const read = feature.input.safeParse(input);
  if (!read.success) throw invalid("assist.nothing-to-help", "There is nothing to help with.");
  const byRules = await feature.byRules(context, read.data as never);
  const settings = await findSettings(context);
  const why = await reasonAgainst(context, settings, key);
  if (why) return { byRules, askId: null, model: null, why };
  return { byRules, ...(await askModel(context, feature, read.data, settings!)) };
}

async function reasonAgainst(context: Context, settings: StoredSettings | null, key: string): Promise<NoModel | null> {
  // Nobody speaks for somebody they look as.
  if (!settings?.isOn || !settings.features.includes(key) || context.viewedBy) return "off";
  return (await wantsHelp(context)) ? null : "not-wanted";
}

async function askModel(
  context: Context,
  { key, question, mostTokens }: GatheredAssist,
  input: unknown,
  { model, monthlyTokens, dailyAsks }: StoredSettings,
): Promise<Omit<Asked, "byRules">> {
  const refused = (why: NoModel) => ({ askId: null, model: null, why });
  const { employeeId } = context.actor;
  await lockNamed(context, `assist of ${employeeId}`);
  const now = context.clock.now();
  const [today] = await context.rows<{ count: number }>(
    sql`select count(*)::int as count from {assist_ask} where employee_id = ${employeeId}
      and asked_at > ${new Date(now.getTime() - aDay)}`,
  );
  if (today!.count >= dailyAsks) return refused("daily");
  const asked = await question(context, input as never);
  const most = mostTokensOf(asked, mostTokens);
  const reserved = await reserve(context, most, monthlyTokens);
  if (!reserved) return refused("budget");
  const askId = context.newId();
  await context.rows(
    sql`insert into {assist_ask} (id, employee_id, feature, state, question, model, month, reserved, asked_at)
      values (${askId}, ${employeeId}, ${key}, 'ASKED', ${JSON.stringify({ ...asked, mostTokens })}::jsonb, ${model},
        ${reserved.month}, ${most}, ${now})`,
  );
  try {
    await startTask(context, askTask, { askId }, { mostOfOne: mostAtOnce });
  } catch (error) {
    if (refusalOf(error)?.code !== askTask.codes.busy) throw error;
    await context.rows(sql`delete from {assist_ask} where id = ${askId}`);
    await context.rows(
      sql`update {assist_month} set reserved = reserved - ${most}::int where month = ${reserved.month}`,
    );
    return refused("busy");
  }
  return { askId, model, why: null };
}

const aDay = 86_400_000;
const mostAtOnce = 3;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

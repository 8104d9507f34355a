import { peopleNamedIn } from "#app/modules/people/index.ts";
import { askModel, ModelError, type ModelFault, type ModelService } from "#app/platform/assist/completion.ts";
import { redact, type Redacted } from "#app/platform/assist/redact.ts";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { announceLive } from "#app/platform/live/announce-live.ts";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import { findSettings, keyPlace } from "../data/assist-settings.ts";
import { settleMonth } from "../data/month.ts";
import { nearBy } from "./save-settings.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

type Ask = {
  id: string;
  feature: string;
  state: string;
  question: { instructions: string; text: string; mostTokens: number } | null;
  model: string;
  month: string;
  reserved: number;
};
type Begun = { ask: Ask; service: ModelService; redacted: Redacted };
type Outcome = { text: string; tokens: number; fault: ModelFault | "off" | null };

/** Milliseconds between two looks of the reader at what has come. */
const shownEvery = 400;

/** Asks the service outside any transaction; what comes is shown as it comes, and what it used is counted whatever happens. */
export async function runAsk(run: TaskRun, { askId }: { askId: string }): Promise<void> {
  const begun = await run.open((context) => begin(context, askId));
  if (!begun) return run.finish(async () => undefined);
  const outcome = "fault" in begun ? { text: "", tokens: 0, fault: begun.fault } : await answer(run, begun);
  await run.finish((context) => settle(context, begun.ask, outcome));
}

async function begin(context: Context, askId: string): Promise<Begun | { ask: Ask; fault: "off" | "cut" } | null> {
  const ask = await firstRow<Ask>(
    context,
    sql`select id, feature, state, question, model, month::text as month, reserved from {assist_ask}
      where id = ${askId} and state in ('ASKED', 'RUNNING') for update`,
  );
  if (!ask?.question) return null;
  const settings = await findSettings(context);
  // Switched off meanwhile, or taken up again after its worker ended: a question is sent once.
  if (!settings?.isOn || !settings.features.includes(ask.feature)) return { ask, fault: "off" };
  if (ask.state === "RUNNING") return { ask, fault: "cut" };
  await context.rows(sql`update {assist_ask} set state = 'RUNNING' where id = ${askId}`);
  const key = settings.serviceKey === null ? null : (await context.sealer()).open(settings.serviceKey, keyPlace);
  const names = await peopleNamedIn(context, ask.question.text);
  return {
    ask,
    service: { address: settings.address, model: ask.model, key },
    redacted: redact(ask.question.text, names),
  };
}

async function answer(run: TaskRun, { ask, service, redacted }: Begun): Promise<Outcome> {
  let shownAt = performance.now();
  const onText = async (text: string) => {
    if (performance.now() - shownAt < shownEvery) return;
    shownAt = performance.now();
    await run.open((context) => show(context, ask.id, redacted.restore(text)));
  };
  try {
    const { instructions, mostTokens } = ask.question!;
    const question = { instructions: `${instructions}\n${keepsSigns}`, text: redacted.text, mostTokens };
    const { text, tokens } = await askModel(service, question, nearBy(run.installation), {
      signal: run.signal,
      onText,
    });
    return { text: redacted.restore(text), tokens, fault: null };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    return { text: "", tokens: 0, fault: error.fault };
  }
}

const keepsSigns = "Signs such as [A] or [B] stand for names and addresses: keep them exactly as they are.";

async function show(context: Context, askId: string, text: string): Promise<void> {
  await context.rows(sql`update {assist_ask} set answer = ${text.slice(0, mostShown)} where id = ${askId}`);
  await announceLive(context, `assist:${askId}`, [context.actor.employeeId]);
}

/** Characters of an answer that are kept. */
const mostShown = 20_000;

async function settle(context: Context, ask: Ask, { text, tokens, fault }: Outcome): Promise<void> {
  await context.rows(
    sql`update {assist_ask} set state = ${fault ? "FAILED" : "DONE"}, answer = ${text.slice(0, mostShown)}, question = null,
      tokens = ${tokens}, fault = ${fault}, ended_at = ${context.clock.now()} where id = ${ask.id}`,
  );
  await settleMonth(context, { month: ask.month, reserved: ask.reserved, tokens });
  await announceLive(context, `assist:${ask.id}`, [context.actor.employeeId]);
  const { feature, model } = ask;
  // Never a word of what was written.
  const detail = { feature, model, tokens, outcome: fault ?? "answered", characters: text.length };
  const written = { action: "ask-model", subject: "Assist", id: ask.id, detail };
  await writeDown(context, "assist.asked", { askId: ask.id }, written);
}

import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import { askModel, ModelError } from "#app/platform/assist/completion.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { findSettings, keyPlace } from "../data/assist-settings.ts";
import { nearBy, type AssistHost } from "./save-settings.ts";
import { writeDown } from "./write-down.ts";

const question = { instructions: "Answer with one short sentence.", text: "Say that you are ready.", mostTokens: 60 };

/** An admin waits for it, and a connection with them. */
const patience = 10_000;

/** Asks the service that is kept a sentence of our own, and answers what came back; refused with what went wrong. */
export async function tryService(
  context: Context,
  _input: Record<string, never>,
  host: AssistHost,
): Promise<{ text: string }> {
  await authorize(context, "edit", { kind: "AssistSettings" });
  const settings = await findSettings(context);
  if (!settings) throw conflict("assist.nothing-kept", "Nothing is kept that could be tried.");
  const key = settings.serviceKey === null ? null : (await context.sealer()).open(settings.serviceKey, keyPlace);
  const { address, model } = settings;
  try {
    const { text } = await askModel({ address, model, key }, question, nearBy(host), { milliseconds: patience });
    const written = { action: "test-model", subject: "AssistSettings", id: null, detail: { model } };
    await writeDown(context, "assist.tried", {}, written);
    return { text: text.slice(0, 500) };
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    throw conflict(`assist.fault-${error.fault}`, "The service does not answer as it should.");
  }
}

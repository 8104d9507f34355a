import { createParser } from "eventsource-parser";
import { z } from "zod";
import { OutsideError, type OutsideFault } from "#app/platform/http/ask-outside.ts";
import { streamOutside, type OutsideWays } from "#app/platform/http/reach-outside.ts";

/** A language model at a service that speaks the protocol of OpenAI's chat completions; `address` ends before `/chat/completions`. */
export type ModelService = { address: string; model: string; key: string | null };

/** What is asked: `instructions` say how to answer, `text` is what it is about. */
export type ModelQuestion = { instructions: string; text: string; mostTokens: number };

/** Why a service gave no answer that can be used. */
export type ModelFault =
  | OutsideFault
  /** The key does not hold. */
  | "key-refused"
  /** It has too much to do, or the account has no budget left. */
  | "busy"
  /** It knows no such model or address. */
  | "not-found"
  | "failed"
  /** It will not answer this. */
  | "declined"
  /** It ended in the middle. */
  | "cut"
  | "empty";

export class ModelError extends Error {
  override readonly name = "ModelError";
  readonly fault: ModelFault;

  constructor(fault: ModelFault, cause?: unknown) {
    super(`The model's service was ${fault}.`, { cause });
    this.fault = fault;
  }
}

/** `tokens` is what the service says it used, or what the texts are worth where it says nothing. */
export type ModelAnswer = { text: string; tokens: number };

/** Milliseconds and bytes of one answer: a long text at a slow service, and no more. */
const patience = 60_000;
const largest = 1024 * 1024;
/** Characters of a token, roughly: what is not counted for us is counted so. */
const charactersOfToken = 4;

type AskingWays = { signal?: AbortSignal; onText?: (text: string) => Promise<void>; milliseconds?: number };

/**
 * Asks a model and reads its answer as it comes: `onText` is told all of it so far. Throws `ModelError`, whatever the service
 * does: a redirect is not followed, an answer without an end is ended.
 */
export async function askModel(
  { address, model, key }: ModelService,
  { instructions, text, mostTokens }: ModelQuestion,
  ways: Pick<OutsideWays, "loopback" | "privateHosts">,
  { signal, onText = async () => undefined, milliseconds = patience }: AskingWays = {},
): Promise<ModelAnswer> {
  const body = {
    ...{ model, stream: true, stream_options: { include_usage: true }, max_tokens: mostTokens, temperature: 0.3 },
    messages: [
      { role: "system", content: instructions },
      { role: "user", content: text },
    ],
  };
  const headers = { "content-type": "application/json", ...(key !== null && { authorization: `Bearer ${key}` }) };
  let begun = false;
  try {
    const answer = await streamOutside(
      new URL(`${address.endsWith("/") ? address.slice(0, -1) : address}/chat/completions`),
      { method: "POST", headers, body: JSON.stringify(body) },
      { ...ways, largest, milliseconds },
      signal,
    );
    begun = true;
    const fault = faultOfStatus(answer.status);
    if (fault) throw new ModelError(fault);
    const reading = answer.type.includes("text/event-stream")
      ? await readEvents(answer.text, onText)
      : await readWhole(answer.text);
    return finished(reading, instructions.length + text.length);
  } catch (error) {
    // A line that breaks within the answer was there before.
    const broke = begun && error instanceof OutsideError && error.reason === "unreachable";
    if (error instanceof OutsideError) throw new ModelError(broke ? "cut" : error.reason, error);
    throw error;
  }
}

function faultOfStatus(status: number): ModelFault | null {
  if (status >= 200 && status < 300) return null;
  if (status >= 300 && status < 400) return "redirected";
  if (status === 401 || status === 403) return "key-refused";
  if (status === 402 || status === 429 || status === 503) return "busy";
  return status === 404 ? "not-found" : "failed";
}

type Reading = { text: string; end: string | null; tokens: number | null; declined: boolean };

const usage = z.object({ total_tokens: z.number().int().min(0).max(10_000_000) }).nullish();
const piece = z.looseObject({ content: z.string().nullish(), refusal: z.string().nullish() });
const said = z.looseObject({
  choices: z
    .array(z.looseObject({ delta: piece.nullish(), message: piece.nullish(), finish_reason: z.string().nullish() }))
    .default([]),
  usage,
});

async function readEvents(parts: AsyncIterable<string>, onText: (text: string) => Promise<void>): Promise<Reading> {
  const reading: Reading = { text: "", end: null, tokens: null, declined: false };
  let malformed = false;
  let isDone = false;
  const parser = createParser({
    maxBufferSize: largest,
    onEvent: ({ data }) => {
      if (data === "[DONE]") isDone = true;
      else malformed = !take(reading, data) || malformed;
    },
  });
  for await (const part of parts) {
    const before = reading.text.length;
    parser.feed(part);
    if (malformed) throw new ModelError("malformed");
    if (reading.text.length > before) await onText(reading.text);
    if (isDone) break;
  }
  return reading;
}

async function readWhole(parts: AsyncIterable<string>): Promise<Reading> {
  const reading: Reading = { text: "", end: null, tokens: null, declined: false };
  let whole = "";
  for await (const part of parts) whole += part;
  if (!take(reading, whole)) throw new ModelError("malformed");
  return reading;
}

/** Adds what one message of the service says; false where it is none. */
function take(reading: Reading, json: string): boolean {
  const found = said.safeParse(parsed(json));
  if (!found.success) return false;
  for (const { delta, message, finish_reason: end } of found.data.choices) {
    reading.text += (delta ?? message)?.content ?? "";
    reading.declined ||= Boolean((delta ?? message)?.refusal) || end === "content_filter";
    reading.end = end ?? reading.end;
  }
  reading.tokens = found.data.usage?.total_tokens ?? reading.tokens;
  return true;
}

function finished({ text, end, tokens, declined }: Reading, asked: number): ModelAnswer {
  if (declined) throw new ModelError("declined");
  if (end === null || end === "length") throw new ModelError("cut");
  if (text.trim() === "") throw new ModelError("empty");
  return { text: text.trim(), tokens: tokens ?? Math.ceil((asked + text.length) / charactersOfToken) };
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

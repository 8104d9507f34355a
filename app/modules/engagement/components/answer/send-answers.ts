import type { RSABSSA } from "@cloudflare/blindrsa-ts";
import type { Answers } from "#app/modules/questionnaires/domain.ts";
import { newMailbox } from "../../domain/mailbox.ts";
import { keepForm, keepMailboxes, readForm, readMailboxes, type KeptForm } from "./kept-form.ts";

/** Why answers could not be sent: a code of the server, or that it was not reached. */
export class NotSent extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

type Sent = { surveyId: string; answers: Answers };

/** Sends the answers of a survey that is not anonymous, in the person's session. */
export async function sendNamed({ surveyId, answers }: Sent): Promise<void> {
  await post(`/api/v1/surveys/${surveyId}/answers`, { answers: Object.fromEntries(answers) });
}

/**
 * Sends anonymous answers. The browser makes a token, has it signed unseen in the person's session, and sends it with the
 * answers without any session. What was begun is kept on the device, so that the same token is used again after a failure.
 */
export async function sendAnonymously({ surveyId, answers, sendsTo }: Sent & { sendsTo: string }): Promise<void> {
  const library = await import("@cloudflare/blindrsa-ts");
  const suite = library.RSABSSA.SHA384.PSS.Randomized();
  const begun = readForm(surveyId).token ?? (await beginToken(suite, surveyId));
  const form: KeptForm = { answers: Object.fromEntries(answers), token: begun };
  keepForm(surveyId, form);
  const { signature, group } = await post<{ signature: string; group: number }>(`/api/v1/surveys/${surveyId}/token`, {
    blinded: begun.blinded,
  });
  const key = await importKey(begun.publicKey);
  const token = bytesOf(begun.prepared);
  const finished = await suite.finalize(key, token, bytesOf(signature), bytesOf(begun.inverse));
  try {
    const sent = { token: begun.prepared, signature: textOf(finished), group, answers: form.answers };
    await post(sendsTo, { ...sent, mailboxes: await mailboxesFor(surveyId, answers) }, "omit");
  } catch (error) {
    // It arrived before, and the answer to it was lost.
    if (!(error instanceof NotSent && error.code === "engagement.token-spent")) throw error;
  }
}

/** A mailbox for each comment, whose private key stays on this device; none where the device keeps nothing. */
async function mailboxesFor(surveyId: string, answers: Answers): Promise<Record<string, string>> {
  const kept = new Map(Object.entries(readMailboxes(surveyId)));
  for (const [questionId, { value, comment }] of answers) {
    const isWritten = Boolean(comment) || (typeof value === "string" && value.includes(" "));
    if (isWritten && !kept.has(questionId)) kept.set(questionId, await newMailbox());
  }
  if (!keepMailboxes(surveyId, Object.fromEntries(kept))) return {};
  return Object.fromEntries([...kept].map(([questionId, { publicKey }]) => [questionId, publicKey]));
}

/** Sends an answer about one's own comment, without any session; the ticket that came with the company's answer pays for it. */
export const sendReturned = (sendsTo: string, letter: { ticket: string; words: string }) =>
  post(sendsTo, letter, "omit");

type Suite = ReturnType<typeof RSABSSA.SHA384.PSS.Randomized>;

async function beginToken(suite: Suite, surveyId: string): Promise<NonNullable<KeptForm["token"]>> {
  const { publicKey } = await post<{ publicKey: string }>(`/api/v1/surveys/${surveyId}/key`, {});
  const prepared = suite.prepare(crypto.getRandomValues(new Uint8Array(32)));
  const { blindedMsg, inv } = await suite.blind(await importKey(publicKey), prepared);
  return { publicKey, prepared: textOf(prepared), blinded: textOf(blindedMsg), inverse: textOf(inv) };
}

const importKey = (publicKey: string) =>
  crypto.subtle.importKey("spki", bytesOf(publicKey), { name: "RSA-PSS", hash: "SHA-384" }, true, ["verify"]);

/** Throws `NotSent` with the code of the refusal. */
async function post<Answer>(
  address: string,
  body: object,
  credentials: RequestCredentials = "same-origin",
): Promise<Answer> {
  const response = await fetch(address, {
    ...{ method: "POST", credentials, referrerPolicy: "no-referrer", headers: { "content-type": "application/json" } },
    body: JSON.stringify(body),
  }).catch(() => {
    throw new NotSent("network");
  });
  if (response.status === 204) return undefined as Answer;
  const answer = (await response.json().catch(() => ({}))) as { code?: string };
  if (!response.ok) throw new NotSent(answer.code ?? "fault");
  return answer as Answer;
}

const bytesOf = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
const textOf = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

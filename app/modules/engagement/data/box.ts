import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Answers } from "#app/modules/questionnaires/domain.ts";

/** What somebody sent in: of which group they are, and what they answered. */
export type SentForm = {
  group: number;
  answers: Answers;
  /** By the id of a question: the mailbox of what was written there. */
  mailboxes?: Readonly<Record<string, string>>;
};

/** Sealed forms are filled up to whole pages of this many bytes, so that their length tells nothing of what was written. */
const page = 8192;

/** AES-256-GCM under the survey's box key; the survey is part of what is authenticated. */
export function sealForm(boxKey: Buffer, surveyId: string, { group, answers, mailboxes = {} }: SentForm): string {
  const plain = Buffer.from(JSON.stringify({ group, answers: Object.fromEntries(answers), mailboxes }), "utf8");
  const size = Math.ceil((plain.length + 4) / page) * page;
  const padded = Buffer.alloc(size);
  padded.writeUInt32BE(plain.length, 0);
  plain.copy(padded, 4);
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", boxKey, nonce).setAAD(Buffer.from(surveyId, "utf8"));
  return Buffer.concat([nonce, cipher.update(padded), cipher.final(), cipher.getAuthTag()]).toString("base64");
}

/** Throws where a byte of it was changed. */
export function openForm(boxKey: Buffer, surveyId: string, sealed: string): SentForm {
  const bytes = Buffer.from(sealed, "base64");
  const decipher = createDecipheriv("aes-256-gcm", boxKey, bytes.subarray(0, 12)).setAAD(Buffer.from(surveyId, "utf8"));
  decipher.setAuthTag(bytes.subarray(-16));
  const padded = Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]);
  const { group, answers, mailboxes } = JSON.parse(padded.subarray(4, 4 + padded.readUInt32BE(0)).toString("utf8")) as {
    group: number;
    answers: Record<string, { value?: unknown; comment?: string }>;
    mailboxes?: Record<string, string>;
  };
  return { group, answers: new Map(Object.entries(answers)), mailboxes: mailboxes ?? {} };
}

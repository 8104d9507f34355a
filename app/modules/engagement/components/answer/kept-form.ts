import type { Answers } from "#app/modules/questionnaires/domain.ts";
import type { Mailbox } from "../../domain/mailbox.ts";

/** What a browser keeps of a survey until it is sent: on this device alone. */
export type KeptForm = {
  answers: Record<string, { value?: unknown; comment?: string | undefined }>;
  token?: { prepared: string; blinded: string; inverse: string; publicKey: string };
};

const keyOf = (surveyId: string) => `survey:${surveyId}`;

export function readForm(surveyId: string): KeptForm {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(surveyId)) ?? "null") as KeptForm | null) ?? { answers: {} };
  } catch {
    return { answers: {} };
  }
}

/** False where the device keeps nothing: then what is typed lives as long as the page. */
export function keepForm(surveyId: string, form: KeptForm): boolean {
  try {
    localStorage.setItem(keyOf(surveyId), JSON.stringify(form));
    return true;
  } catch {
    return false;
  }
}

export function forgetForm(surveyId: string): void {
  try {
    localStorage.removeItem(keyOf(surveyId));
  } catch {
    // There was nothing to keep it in.
  }
}

const mailboxesOf = (surveyId: string) => `survey-mailboxes:${surveyId}`;

/** The mailboxes of what was written in a survey, by question: they stay on this device once the answers are gone. */
export function readMailboxes(surveyId: string): Record<string, Mailbox> {
  try {
    return (JSON.parse(localStorage.getItem(mailboxesOf(surveyId)) ?? "null") as Record<string, Mailbox> | null) ?? {};
  } catch {
    return {};
  }
}

export function keepMailboxes(surveyId: string, mailboxes: Record<string, Mailbox>): boolean {
  try {
    localStorage.setItem(mailboxesOf(surveyId), JSON.stringify(mailboxes));
    return true;
  } catch {
    return false;
  }
}

const returnedOf = (surveyId: string) => `survey-returned:${surveyId}`;

/** What was answered from this device to letters of a survey, by their ticket: each pays for one answer. */
export function readReturned(surveyId: string): Record<string, string> {
  try {
    return (JSON.parse(localStorage.getItem(returnedOf(surveyId)) ?? "null") as Record<string, string> | null) ?? {};
  } catch {
    return {};
  }
}

export function keepReturned(surveyId: string, { ticket, words }: { ticket: string; words: string }): void {
  try {
    localStorage.setItem(returnedOf(surveyId), JSON.stringify({ ...readReturned(surveyId), [ticket]: words }));
  } catch {
    // A device that keeps nothing offers the answer once more, and is refused.
  }
}

export const answersOf = (form: KeptForm): Answers => new Map(Object.entries(form.answers));

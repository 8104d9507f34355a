import type { Answers } from "#app/modules/questionnaires/domain.ts";

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

export const answersOf = (form: KeptForm): Answers => new Map(Object.entries(form.answers));

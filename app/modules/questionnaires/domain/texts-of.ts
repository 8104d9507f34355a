import type { Question } from "./questionnaire.ts";
import { isWritten, type Texts } from "./texts.ts";

/** Everything that people read of a question: its text, its help, and what is written on what can be chosen. */
export function textsOf({ text, help, setup }: Question): Texts[] {
  return [text, help, ...labelsIn(setup)].filter(isWritten);
}

function labelsIn(setup: unknown): Texts[] {
  if (Array.isArray(setup)) return setup.flatMap(labelsIn);
  if (setup === null || typeof setup !== "object") return [];
  return Object.entries(setup).flatMap(([name, value]: [string, unknown]) =>
    name === "label" ? [value as Texts] : labelsIn(value),
  );
}

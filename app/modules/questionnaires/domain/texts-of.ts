import type { Question } from "./questionnaire.ts";
import { isWritten, type Texts } from "./texts.ts";

/** Everything that people read of a question: the heading it begins, its text, its help, and what is written on what can be chosen. */
export function textsOf({ text, help, section, setup }: Question): Texts[] {
  return [...(section ? [section.heading, section.help] : []), text, help, ...labelsIn(setup)].filter(isWritten);
}

function labelsIn(setup: unknown): Texts[] {
  if (Array.isArray(setup)) return setup.flatMap(labelsIn);
  if (setup === null || typeof setup !== "object") return [];
  return Object.entries(setup).flatMap(([name, value]: [string, unknown]) =>
    name === "label" ? [value as Texts] : labelsIn(value),
  );
}

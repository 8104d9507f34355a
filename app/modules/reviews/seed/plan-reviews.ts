import type { PlannedPerson } from "#app/modules/people/index.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { CycleSettings } from "../domain/cycle-settings.ts";
import {
  isAsked,
  outcomeField,
  promotionField,
  boxField,
  resultField,
  summaryField,
  type FormField,
} from "../domain/fields.ts";
import type { Provider } from "../domain/providers.ts";
import { improvements, nexts, praise, summaries } from "./phrases.ts";

export type SeededPerson = Pick<PlannedPerson, "id" | "managerId" | "email">;

/** How good somebody is, 1 to 5: most are in the middle, and everybody who writes about them says about the same. */
export function levelOf(random: SeededRandom): number {
  return random.pick([2, 3, 3, 3, 4, 4, 4, 5, 5, 3]);
}

/** Believable answers to the fields of a form about somebody of this level. */
export function answersFor(fields: readonly FormField[], level: number, random: SeededRandom): Record<string, string> {
  const answers: Record<string, string> = {};
  for (const field of fields) {
    if (!isAsked(field, answers)) continue;
    if (field.answerType === "TEXT") answers[field.field] = random.pick(wordsFor(field.field));
    else {
      const step = Math.min(field.options.length, Math.max(1, level + random.pick([-1, 0, 0, 0, 1])));
      answers[field.field] = field.options[step - 1]!.id;
      if (field.comment && random.chance(0.4)) answers[field.comment] = random.pick(level >= 3 ? praise : improvements);
    }
  }
  if (random.chance(0.7)) answers[summaryField] = random.pick(summaries);
  return answers;
}

function wordsFor(field: string): readonly string[] {
  if (/improve|change/.test(field)) return improvements;
  return /next/.test(field) ? nexts : praise;
}

/** The best are promoted, those who struggle get a plan. */
const outcomeAt = (level: number) => (level === 5 ? 2 : level <= 2 ? 1 : 0);

/** What the accountable manager proposes for somebody of this level. */
export function resultFor(
  settings: CycleSettings,
  provider: Provider,
  level: number,
  random: SeededRandom,
): Record<string, string> {
  const { calibration } = settings;
  if (provider !== "MANAGER" || !calibration.on) return {};
  const row = Math.min(3, Math.max(1, Math.ceil(level / 2) + random.pick([-1, 0, 0])));
  const column = Math.min(3, Math.max(1, level - 2));
  return {
    [resultField]: calibration.options[Math.min(calibration.options.length, level) - 1]!.id,
    ...(calibration.grid ? { [boxField]: `${row}-${column}` } : {}),
    ...(calibration.outcomeOn ? { [outcomeField]: calibration.outcomeOptions[outcomeAt(level)]!.id } : {}),
    ...(calibration.promotion ? { [promotionField]: level === 5 ? "PROPOSED" : "NOT_PROPOSED" } : {}),
  };
}

import type { Answer, Question } from "#app/modules/questionnaires/domain.ts";
import type { SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { SentForm } from "../data/box.ts";
import { demoComments } from "./comments.ts";

/** How likely an answer of each driver is favourable in the first wave; workload is what hurts. */
const mood: Readonly<Record<string, number>> = {
  ENGAGEMENT: 0.66,
  LEADERSHIP: 0.58,
  MANAGER: 0.76,
  CLARITY: 0.7,
  ENABLEMENT: 0.61,
  GROWTH: 0.56,
  RECOGNITION: 0.57,
  BELONGING: 0.72,
  SAFETY: 0.68,
  WELLBEING: 0.5,
  TEAMWORK: 0.82,
};
const better = 0.05;

export type PlannedSurvey = {
  questions: readonly Question[];
  drivers: Readonly<Record<string, string>>;
  /** 0 is the first. */
  wave: number;
};

/** What everybody who took part answered: each with a temper of their own, each unit with one of its. */
export function planForms(
  { questions, drivers, wave }: PlannedSurvey,
  people: readonly { group: number; unit: string }[],
  random: SeededRandom,
): SentForm[] {
  const tilts = new Map<string, number>();
  const said = demoComments[wave] ?? { better: [], keep: [] };
  const waiting = { better: [...said.better], keep: [...said.keep] };
  return people.map(({ group, unit }) => {
    const tilt = tilts.get(unit) ?? random.next() * 0.26 - 0.13;
    tilts.set(unit, tilt);
    const temper = random.next() * 0.4 - 0.2;
    const answers = new Map<string, Answer>();
    for (const question of questions) {
      const likely = (mood[drivers[question.id] ?? ""] ?? 0.6) + wave * better + tilt + temper;
      const answer = answerTo(question, likely, random);
      if (answer) answers.set(question.id, answer);
    }
    for (const [at, question] of questions.filter(({ kind }) => kind === "text").entries()) {
      const words = random.chance(0.3) ? waiting[at === 0 ? "better" : "keep"].shift() : undefined;
      if (words) answers.set(question.id, { value: words });
    }
    return { group, answers };
  });
}

function answerTo({ kind, setup }: Question, likely: number, random: SeededRandom): Answer | null {
  if (kind === "enps") return { value: stepOf(likely + 0.14, 10, random) };
  if (kind !== "scale" || random.chance(0.03)) return null;
  const { options } = setup as { options: { id: string }[] };
  return { value: options[stepOf(likely, options.length - 1, random)]!.id };
}

/** A step from 0 to the last, around how likely a favourable answer is. */
function stepOf(likely: number, last: number, random: SeededRandom): number {
  const spread = (random.next() + random.next() + random.next()) / 1.5 - 1;
  return Math.max(0, Math.min(last, Math.round((likely + spread * 0.35) * last)));
}

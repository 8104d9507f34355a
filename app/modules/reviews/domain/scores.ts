import { answerIn, askedAs } from "./asked-as.ts";
import type { Element } from "./elements.ts";
import { isAsked, type Answers, type FormField } from "./fields.ts";

/** Percent of the best there is, with two decimals; null where nothing was rated. */
export type Scores = {
  overall: number | null;
  goals: number | null;
  competencies: number | null;
  questions: number | null;
};

export const noScores: Scores = { overall: null, goals: null, competencies: null, questions: null };

/** What a form adds up to: fields by their weight within an element, elements by theirs; what is not rated counts nowhere. */
export function scoresOf(elements: readonly Element[], fields: readonly FormField[], answers: Answers): Scores {
  const parts = elements.map((element) => ({
    kind: element.kind,
    weight: element.weight,
    score: weighted(
      fields
        .filter((one) => one.elementId === element.id && isAsked(one, answers))
        .map((one) => ({ weight: one.weight, score: askedAs(one).score(answerIn(one, answers[one.field])) })),
    ),
  }));
  const of = (kind: Element["kind"]) => rounded(weighted(evenWithout(parts.filter((part) => part.kind === kind))));
  return {
    overall: rounded(weighted(evenWithout(parts))),
    goals: of("GOAL"),
    competencies: of("COMPETENCY"),
    questions: of("QNA"),
  };
}

/** Where no element has a weight, all count the same. */
function evenWithout<Part extends { weight: number }>(parts: readonly Part[]): Part[] {
  const none = parts.every(({ weight }) => weight === 0);
  return parts.map((part) => (none ? { ...part, weight: 1 } : part));
}

function weighted(parts: readonly { weight: number; score: number | null }[]): number | null {
  const counted = parts.filter(
    (part): part is { weight: number; score: number } => part.score !== null && part.weight > 0,
  );
  const all = counted.reduce((sum, { weight }) => sum + weight, 0);
  return all === 0 ? null : counted.reduce((sum, { weight, score }) => sum + weight * score, 0) / all;
}

const rounded = (score: number | null) => (score === null ? null : Math.round(score * 100) / 100);

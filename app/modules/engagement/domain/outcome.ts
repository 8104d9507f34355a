import { askedBy, type Answers, type Question } from "#app/modules/questionnaires/domain.ts";

/** How closely answers to a question go together with the outcome: correlation with its 95 % interval. */
export type Mover = { questionId: string; correlation: number; from: number; to: number };

/** What is said of a survey as a whole once its results can be seen. */
export type Outcome = {
  answered: number;
  /** Tokens given a second time, to people whose browser had lost the first. */
  givenTwice: number;
  /** The question whose answers the movers are compared with; null where there is none, or too few answered. */
  outcomeId: string | null;
  movers: Mover[];
};

/** Below this many pairs of answers nothing is said of what goes together. */
export const fewestForMovers = 50;

/** The question that tells how engaged people are: how likely they are to recommend the company, else the first that is scored. */
export function outcomeQuestion(questions: readonly Question[]): Question | null {
  const scored = questions.filter(({ kind }) => kind === "scale" || kind === "enps" || kind === "stars");
  return scored.find(({ kind }) => kind === "enps") ?? scored[0] ?? null;
}

/** Pearson's correlation of each scored question with the outcome, with Fisher's interval; the closest first. */
export function moversOf(
  questions: readonly Question[],
  forms: readonly Answers[],
): Pick<Outcome, "outcomeId" | "movers"> {
  const outcome = outcomeQuestion(questions);
  if (!outcome) return { outcomeId: null, movers: [] };
  const amounts = new Map(questions.map((question) => [question.id, askedBy(question)]));
  const of = (form: Answers, id: string) => amounts.get(id)!.amount(form.get(id)?.value);
  const movers = questions.flatMap(({ id, kind }): Mover[] => {
    if (id === outcome.id || (kind !== "scale" && kind !== "stars" && kind !== "enps")) return [];
    const pairs = forms.flatMap((form) => {
      const [one, other] = [of(form, id), of(form, outcome.id)];
      return one === null || other === null ? [] : [[one, other] as const];
    });
    const correlation = pairs.length < fewestForMovers ? null : correlationOf(pairs);
    return correlation === null ? [] : [{ questionId: id, ...intervalOf(correlation, pairs.length) }];
  });
  movers.sort((one, other) => other.correlation - one.correlation);
  return { outcomeId: movers.length > 0 ? outcome.id : null, movers };
}

/** Null where one of the two never changes. */
function correlationOf(pairs: readonly (readonly [number, number])[]): number | null {
  const mean = (at: 0 | 1) => pairs.reduce((sum, pair) => sum + pair[at], 0) / pairs.length;
  const [meanX, meanY] = [mean(0), mean(1)];
  let [xy, xx, yy] = [0, 0, 0];
  for (const [x, y] of pairs) {
    xy += (x - meanX) * (y - meanY);
    xx += (x - meanX) ** 2;
    yy += (y - meanY) ** 2;
  }
  return xx === 0 || yy === 0 ? null : xy / Math.sqrt(xx * yy);
}

function intervalOf(correlation: number, count: number) {
  const bounded = Math.min(0.999, Math.max(-0.999, correlation));
  const half = 1.96 / Math.sqrt(count - 3);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return {
    correlation: rounded(bounded),
    from: rounded(Math.tanh(Math.atanh(bounded) - half)),
    to: rounded(Math.tanh(Math.atanh(bounded) + half)),
  };
}

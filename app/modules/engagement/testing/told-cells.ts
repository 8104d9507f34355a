import { askedBy, type Question } from "#app/modules/questionnaires/domain.ts";
import type { Told } from "#tests/support/bounds-of-people.ts";
import { scoreOfBlock } from "../domain/score.ts";

/** What somebody was told of some people: of one question or of several, as far as that way out says it. */
export type Cell = {
  who: readonly string[];
  questions: readonly string[];
  /** How many answers lie behind it. */
  answered: number;
  /** Percent, rounded as it is told; or how many, exactly. */
  favourable?: number | null;
  favourableAnswers?: number;
  /** To one digit. */
  average?: number | null;
  enps?: number | null;
  /** How often each answer was given. */
  counts?: Record<string, number>;
};

/** Everybody's answer to every question as a choice of one of its keys: what an attacker wants to know. */
export class Choices {
  readonly people: readonly string[];
  readonly questions: readonly Question[];
  private readonly places = new Map<string, number>();
  private readonly keys = new Map<string, string[]>();

  constructor(people: readonly string[], questions: readonly Question[]) {
    this.people = people;
    this.questions = questions;
    for (const question of questions) {
      const { options } = question.setup as { options?: { id: string }[] };
      const keys = options?.map(({ id }) => id) ?? Array.from({ length: 11 }, (_, value) => String(value));
      this.keys.set(question.id, keys);
      for (const person of people)
        for (const key of keys) this.places.set(`${person} ${question.id} ${key}`, this.places.size);
    }
  }

  get size(): number {
    return this.places.size;
  }

  /** Everybody gave one answer to everything: more than anybody outside could know. */
  known(): Told[] {
    return this.people.flatMap((person) =>
      this.questions.map(({ id }) => ({ counted: this.sumOf([person], id, () => 1), least: 1, most: 1 })),
    );
  }

  /** A sum over people's answers to a question, each key weighed. */
  sumOf(people: readonly string[], questionId: string, weigh: (key: string) => number): Map<number, number> {
    const sum = new Map<number, number>();
    for (const person of people)
      for (const key of this.keys.get(questionId)!) {
        const times = weigh(key);
        if (times !== 0) sum.set(this.places.get(`${person} ${questionId} ${key}`)!, times);
      }
    return sum;
  }

  private over({ who, questions }: Cell, weigh: (question: Question, key: string) => number): Map<number, number> {
    const asked = this.questions.filter(({ id }) => questions.includes(id));
    return new Map(asked.flatMap((question) => [...this.sumOf(who, question.id, (key) => weigh(question, key))]));
  }

  /** A cell as inequalities; everybody it speaks of answered everything. */
  inequalities(cell: Cell): Told[] {
    const { who, questions, answered, favourable, favourableAnswers, average, enps, counts } = cell;
    if (answered !== who.length * questions.length)
      throw new Error(`Another ${answered} answers than those of ${who.join()}`);
    const liked = this.over(
      cell,
      (question, key) => scoreOfBlock(question, { answered: 1, counts: { [key]: 1 } }).favourableAnswers,
    );
    const between = (counted: Map<number, number>, value: number, off: number): Told => ({
      ...{ counted, least: value - off - 1e-6, most: value + off + 1e-6 },
    });
    const told: Told[] = [];
    if (favourableAnswers !== undefined) told.push(between(liked, favourableAnswers, 0));
    if (typeof favourable === "number") told.push(between(liked, (favourable / 100) * answered, answered / 200));
    if (typeof average === "number")
      told.push(
        between(
          this.over(cell, (question, key) => amountOf(question, key)),
          average * answered,
          answered / 20,
        ),
      );
    if (typeof enps === "number") {
      const points = (_: Question, key: string) => (Number(key) >= 9 ? 1 : Number(key) <= 6 ? -1 : 0);
      told.push(between(this.over(cell, points), (enps / 100) * answered, answered / 200));
    }
    for (const key of counts ? this.keys.get(questions[0]!)! : [])
      told.push(
        between(
          this.sumOf(who, questions[0]!, (one) => (one === key ? 1 : 0)),
          counts![key] ?? 0,
          0,
        ),
      );
    return told;
  }
}

function amountOf(question: Question, key: string): number {
  return askedBy(question).amount(question.kind === "enps" ? Number(key) : key) ?? 0;
}

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { answerKinds, kindNames, type KindName } from "../kinds/kinds.ts";
import type { Reading } from "./answer-kind.ts";
import { askedAfter, readAnswers, scoreOf, type Answer } from "./answers.ts";
import { largestQuestionnaire, mostQuestions } from "./bounds.ts";
import { duplicated, moved, withoutLostConditions } from "./edit.ts";
import { exportColumns, exportRow } from "./export.ts";
import { enpsOf, pictureOf } from "./picture.ts";
import { askedBy, faultsOfQuestions, newQuestion, questionsSchema, type Question } from "./questionnaire.ts";
import { textIn } from "./texts.ts";

const reading: Reading = { say: (texts) => textIn(texts, "en", "en"), number: String, date: (day) => day };
const options = ["low", "good", "high"].map((id, at) => ({ id, label: { en: id.toUpperCase() }, score: at + 1 }));
const rows = ["pace", "tools"].map((id) => ({ id, label: { en: id } }));

/** Of each kind, how a question is set up, answers that fit it and some that do not. */
const samples: Record<KindName, { setup: object; fit: unknown[]; unfit: unknown[] }> = {
  single: { setup: { options }, fit: ["low", "high"], unfit: ["other", 3, ["low"]] },
  multiple: {
    setup: { options, fewest: 2, most: 2 },
    fit: [["low", "high"]],
    unfit: [["low"], ["low", "good", "high"], ["low", "low"], ["low", "other"], "low"],
  },
  scale: { setup: { options }, fit: ["good"], unfit: ["2", "other", null] },
  stars: { setup: { steps: 5 }, fit: [1, 5], unfit: [0, 6, 2.5, "3"] },
  enps: { setup: {}, fit: [0, 10], unfit: [-1, 11, 9.5, "9"] },
  number: { setup: { least: 0, most: 10, whole: true }, fit: [0, 10], unfit: [-1, 11, 1.5, "4", Number.NaN] },
  date: {
    setup: { first: "2026-01-01", last: "2026-12-31" },
    fit: ["2026-01-01", "2026-12-31"],
    unfit: ["2025-12-31", "2027-01-01", "2026-02-30", "tomorrow"],
  },
  text: { setup: { several: true, longest: 10 }, fit: ["ten signs."], unfit: ["eleven sign", 7] },
  ranking: {
    setup: { options },
    fit: [["high", "low", "good"]],
    unfit: [["high"], ["high", "high", "low"], ["a", "b", "c"]],
  },
  matrix: {
    setup: { rows, options },
    fit: [{ pace: "low", tools: "high" }],
    unfit: [{ pace: "low" }, { pace: "low", tools: "other" }, { pace: "low", tools: "low", more: "low" }, "low"],
  },
};

const question = (kind: KindName, asked: Partial<Question> = {}): Question => ({
  ...newQuestion(kind, () => crypto.randomUUID()),
  text: { en: `A ${kind}?` },
  setup: samples[kind].setup,
  ...asked,
});

describe.each(kindNames)("%s", (kind) => {
  const asked = question(kind, { id: "q" });
  const read = (value: unknown, complete = true) =>
    readAnswers([{ ...asked, required: true }], new Map([["q", { value }]]), { complete });

  test("is named as its place in the registry, and a new one of it can be asked once it has its words", () => {
    expect(answerKinds[kind].kind).toBe(kind);
    expect(questionsSchema.safeParse([asked]).error?.issues ?? []).toEqual([]);
  });

  test("keeps what fits it and names what does not, also in a draft", () => {
    for (const value of samples[kind].fit) {
      expect(read(value).faults.size).toBe(0);
      expect(read(value).answers.get("q")).toEqual({ value });
    }
    for (const value of samples[kind].unfit.filter((one) => one !== null)) {
      expect([value, read(value, false).faults.has("q")]).toEqual([value, true]);
      expect(read(value).answers.size).toBe(0);
    }
  });

  test("is needed where it is, and nothing is no answer", () => {
    for (const none of [undefined, null, ""]) expect([...read(none).faults]).toEqual([["q", "needed"]]);
    expect(read(undefined, false).faults.size).toBe(0);
  });

  test("says an answer in words, and has as many cells as columns, answered or not", () => {
    for (const value of samples[kind].fit) expect(askedBy(asked).told(value, reading)).not.toBe("");
    const columns = exportColumns([asked], reading, "Comment").length;
    for (const value of [undefined, ...samples[kind].fit])
      expect(exportRow([asked], new Map([["q", { value }]]), reading)).toHaveLength(columns);
  });

  test("scores between nothing and all", () => {
    for (const value of samples[kind].fit) {
      const score = askedBy(asked).score(value);
      if (score !== null) expect(score >= 0 && score <= 100).toBe(true);
    }
    for (const value of samples[kind].unfit) expect(askedBy(asked).score(value)).toBeNull();
  });

  test("takes nothing of what anybody may send without saying so", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const { answers, faults } = read(value, false);
        expect(answers.size + faults.size).toBeLessThanOrEqual(1);
        for (const { value: kept } of answers.values())
          expect(askedBy(asked).answer.safeParse(kept).success).toBe(true);
      }),
      { numRuns: 50 },
    );
  });
});

const when = (questionId: string, ...picked: string[]) => ({ questionId, picked });
const chain = [
  question("single", { id: "a" }),
  question("single", { id: "b", when: when("a", "low"), required: true }),
  question("text", { id: "c", when: when("b", "high", "good") }),
];
const answers = (said: Record<string, unknown>) =>
  new Map<string, Answer>(Object.entries(said).map(([id, value]) => [id, { value }]));
const idsAsked = (said: Record<string, unknown>) => askedAfter(chain, answers(said)).map(({ id }) => id);

describe("conditions", () => {
  test("a question is asked after the answers it names, and not after one that is not asked itself", () => {
    expect(idsAsked({})).toEqual(["a"]);
    expect(idsAsked({ a: "low" })).toEqual(["a", "b"]);
    expect(idsAsked({ a: "low", b: "good" })).toEqual(["a", "b", "c"]);
    expect(idsAsked({ a: "high", b: "good" })).toEqual(["a"]);
  });

  test("what is not asked is neither kept nor needed", () => {
    const { answers: kept, faults } = readAnswers(chain, answers({ a: "high", b: "good", c: "x" }), { complete: true });
    expect([...kept.keys()]).toEqual(["a"]);
    expect(faults.size).toBe(0);
    expect([...readAnswers(chain, answers({ a: "low" }), { complete: true }).faults]).toEqual([["b", "needed"]]);
  });

  test("may name an earlier question alone, and what that one offers", () => {
    const codes = (questions: Question[]) =>
      questionsSchema.safeParse(questions).error?.issues.map(({ message }) => message);
    expect(codes(chain)).toBeUndefined();
    expect(codes([chain[1]!, chain[0]!])).toEqual(["unfounded-condition"]);
    expect(codes([chain[0]!, { ...chain[1]!, when: when("a", "gone") }])).toEqual(["unfounded-condition"]);
    const moving = withoutLostConditions([chain[1]!, chain[0]!, chain[2]!], (one) => askedBy(one).choices);
    expect(moving.map((one) => one.when)).toEqual([null, null, chain[2]!.when]);
  });
});

describe("words beside an answer", () => {
  const asked = (comment: Question["comment"]) => [question("scale", { id: "q", comment })];
  const read = (rule: Question["comment"], comment?: string) =>
    readAnswers(asked(rule), new Map([["q", { value: "low", comment }]]), { complete: true });

  test("are kept where they are asked for, needed where they have to be, and refused elsewhere", () => {
    expect(read("OPTIONAL", "Why").answers.get("q")).toEqual({ value: "low", comment: "Why" });
    expect([...read("REQUIRED", " ").faults.values()]).toEqual(["comment-needed"]);
    expect([...read("NONE", "Why").faults.values()]).toEqual(["no-comment-asked"]);
    expect([...read("OPTIONAL", "x".repeat(5_001)).faults.values()]).toEqual(["too-long"]);
  });
});

describe("a questionnaire", () => {
  const codesOf = (sent: unknown) => questionsSchema.safeParse(sent).error?.issues.map(({ message }) => message);

  test("is refused beyond its bounds, with an id twice, without words, or with an option twice", () => {
    expect(codesOf([chain[0], chain[0]])).toEqual(["same-id"]);
    expect(codesOf([question("text", { text: { en: " " } })])).toEqual(["unnamed"]);
    expect(codesOf([question("single", { setup: { options: [options[0], options[0]] } })])).toEqual(["same-id"]);
    expect(codesOf([question("single", { setup: { options: [options[0]] } })])).toEqual(["few-options"]);
    expect(codesOf(Array.from({ length: mostQuestions + 1 }, () => question("enps")))).toEqual(["many-questions"]);
    expect(codesOf("x".repeat(largestQuestionnaire))).toEqual(["too-large"]);
    expect(codesOf([{ ...chain[0], kind: "__proto__" }])).toHaveLength(1);
  });

  test("says by question what is wrong with it", () => {
    const faulty = [
      chain[0]!,
      question("text", { id: "t", text: {} }),
      question("single", { id: "u", setup: { options: [] } }),
    ];
    expect([...faultsOfQuestions(faulty)]).toEqual([
      ["t", "unnamed"],
      ["u", "few-options"],
    ]);
    expect([...faultsOfQuestions([chain[0]!, chain[0]!])]).toEqual([["", "same-id"]]);
    expect(faultsOfQuestions(chain).size).toBe(0);
  });

  test("names answers to questions it does not ask", () => {
    expect([...readAnswers(chain, answers({ other: "x" }), { complete: false }).faults]).toEqual([
      ["other", "unknown-question"],
    ]);
  });

  test("a copy of a question shares no id with it, and moving one moves it alone", () => {
    let given = 0;
    const copy = duplicated(chain, 0, () => `new-${++given}`);
    expect(copy.map(({ id }) => id)).toEqual(["a", "new-1", "b", "c"]);
    const ids = copy.slice(0, 2).flatMap((one) => askedBy(one).choices.map(({ id }) => id));
    expect(new Set(ids).size).toBe(6);
    expect(moved(["a", "b", "c"], 0, 1)).toEqual(["b", "a", "c"]);
    expect(moved(["a", "b", "c"], 0, -1)).toEqual(["a", "b", "c"]);
  });

  test("texts are read in the reader's language, else the company's, else any", () => {
    expect(textIn({ en: "Yes", de: "Ja" }, "de", "en")).toBe("Ja");
    expect(textIn({ en: "Yes", de: "" }, "de", "en")).toBe("Yes");
    expect(textIn({ hi: "हाँ" }, "de", "en")).toBe("हाँ");
    expect(textIn({}, "de", "en")).toBe("");
  });

  test("its score is the mean of what is scored and asked", () => {
    const scored = [question("scale", { id: "s" }), question("stars", { id: "t" }), question("text", { id: "u" })];
    expect(scoreOf(scored, answers({ s: "high", t: 1, u: "x" }))).toBeCloseTo(60);
    expect(scoreOf(scored, answers({ u: "x" }))).toBeNull();
  });
});

describe("many answers", () => {
  test("are counted by option, with their average; what does not fit counts nowhere", () => {
    const picture = pictureOf(question("scale"), ["low", "high", "high", "other", undefined], reading);
    expect(picture.bars.map(({ label, count }) => [label, count])).toEqual([
      ["LOW", 1],
      ["GOOD", 0],
      ["HIGH", 2],
    ]);
    expect(picture).toMatchObject({ answered: 3, average: 7 / 3, enps: null });
  });

  test("make the net promoter score: promoters less detractors", () => {
    expect(pictureOf(question("enps"), [10, 9, 8, 6, 0], reading)).toMatchObject({ answered: 5, enps: 0 });
    expect([enpsOf([10, 9]), enpsOf([0, 6]), enpsOf([7, 8]), enpsOf([])]).toEqual([100, -100, 0, null]);
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { minLength: 1 }), (likely) => {
        expect(Math.abs(enpsOf(likely)!)).toBeLessThanOrEqual(100);
      }),
    );
  });

  test("of words stand as they were written", () => {
    expect(pictureOf(question("text"), ["One", " "], reading)).toMatchObject({ answered: 1, said: ["One"], bars: [] });
  });
});

import { z } from "zod";
import { areTold, commentRules } from "#app/modules/questionnaires/domain.ts";
import { textInput } from "#app/platform/http/typed-input.ts";
import { goalChoosers } from "./goal-weights.ts";
import { answerTypes, hasSteps, isOwnType, setupOf, type AnswerType } from "./asked-as.ts";

export const elementKinds = ["QNA", "COMPETENCY", "GOAL", "PEER_NOMINATION"] as const;

export { answerTypes, type AnswerType };

/** Text was once sent and kept as NONE, which other rooms need for "not answered"; it is still read. */
const asText = (value: unknown) => (value === "NONE" ? "TEXT" : value);
export const answerTypeInput = z.preprocess(asText, z.enum(answerTypes));

const largestSetup = 20_000;

/** A form sends it as the text of its JSON. */
const asJson = (value: unknown) => {
  if (typeof value !== "string" || value === "") return value === "" ? null : value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return value;
  }
};

/** What other ways of answering settle: read by their kind where a question is kept. */
export const setupInput = z.preprocess(
  asJson,
  z
    .record(z.string(), z.unknown())
    .nullable()
    .default(null)
    .refine((sent) => JSON.stringify(sent).length <= largestSetup, { error: "reviews.too-long" }),
);

export { commentRules };
export type CommentRule = (typeof commentRules)[number];

export type Setup = z.output<typeof setupInput>;

export const mostOptions = 10;

const words = (most: number) => textInput({ most, tooLong: "reviews.too-long" });
const needed = (most: number) => words(most).pipe(z.string().min(1, { error: "reviews.needed" }));
const key = z.string().regex(/^[\w-]{1,64}$/);
const ownKey = key
  .or(z.literal(""))
  .default("")
  .describe("Tells it from others of the same form; stays when words change. Left out, a new one is given.");

export const optionSchema = z.object({
  id: ownKey,
  label: needed(200).describe("What it is called."),
  score: z.coerce.number().min(0).max(1000).describe("What it counts."),
});
export type Option = z.output<typeof optionSchema>;

const answered = {
  answerType: answerTypeInput.describe("Stars, a number, one of a list, text alone, or another kind of answer."),
  options: z
    .array(optionSchema)
    .max(mostOptions, { error: "reviews.too-many-options" })
    .default([])
    .describe("The steps of the scale, the lowest first."),
  setup: setupInput.describe(
    "What ways of answering besides stars, numbers, lists and text settle: options with ids, lines, bounds. Null for those four.",
  ),
  required: z.boolean().default(true).describe("Whether the form can be submitted without it."),
  comment: z.enum(commentRules).default("OPTIONAL").describe("Whether words are asked for beside the rating."),
};

export const questionSchema = z.object({
  id: ownKey,
  text: needed(500).describe("What is asked."),
  help: words(1000).default("").describe("What to think of when answering."),
  ...answered,
  wordings: z
    .partialRecord(z.enum(["SELF", "PEER", "MANAGER"]), words(500))
    .optional()
    .describe("How it is asked of the person themselves, of peers, of the manager, where that is not as it stands."),
  weight: z.coerce.number().min(0).max(100).default(1).describe("How much it counts among the questions beside it."),
  when: z
    .object({
      questionId: key.describe("An earlier question of the same part."),
      optionIds: z.array(key).min(1).describe("The answers with which this one is asked."),
    })
    .nullable()
    .default(null)
    .describe("Asked only where an earlier question was answered with one of these; null for always."),
});
export type Question = z.output<typeof questionSchema>;

export const elementSchema = z.object({
  id: ownKey,
  kind: z.enum(elementKinds).describe("Questions, competencies, goals of the period, or peers to nominate."),
  title: needed(120).describe("The heading above it."),
  help: words(1000).default("").describe("What to think of in this part."),
  weight: z.coerce.number().min(0).max(100).default(0).describe("Its share of the overall score, in percent."),
  /** How each competency or goal is rated; questions say it each for itself. */
  ...answered,
  goalsChosenBy: z
    .enum(goalChoosers)
    .optional()
    .describe("Who says which goals of the period count, and how much; left out, all do."),
  questions: z
    .array(questionSchema)
    .max(60, { error: "reviews.too-many-questions" })
    .default([])
    .describe("What is asked in a part of questions; none in the others."),
});
export type Element = z.output<typeof elementSchema>;

export const elementsSchema = z.array(elementSchema).max(20, { error: "reviews.too-many-elements" });

/** Five steps, as stars and numbers have them. */
export function plainScale(labels: readonly string[]): Option[] {
  return labels.map((label, at) => ({ id: String(at + 1), label, score: at + 1 }));
}

/** What is wrong with the elements of a form, as message codes; none where nothing is. */
export function faultsOf(elements: readonly Element[]): string[] {
  const faults = new Set<string>();
  if (elements.length === 0) faults.add("reviews.no-elements");
  const counted = elements.reduce((sum, { weight }) => sum + weight, 0);
  if (counted !== 0 && Math.abs(counted - 100) > 0.01) faults.add("reviews.weights");
  if (sharesIds(elements)) faults.add("reviews.same-id");
  for (const { kind, questions, answerType, options, setup } of elements) {
    if (kind === "QNA" && questions.length === 0) faults.add("reviews.no-questions");
    if (kind === "PEER_NOMINATION") continue;
    const scales = kind === "QNA" ? questions : [{ answerType, options, setup }];
    if (scales.some((one) => hasSteps(one.answerType) && one.options.length < 2)) faults.add("reviews.few-options");
    const settled = scales.every((one) => isOwnType(one.answerType) || setupOf(one.answerType, one.setup) !== null);
    if (!settled) faults.add("reviews.question-unsettled");
  }
  return [...faults];
}

/** Whether two elements, two questions of a form, or two options of a scale would have their answers in one place. */
function sharesIds(elements: readonly Element[]): boolean {
  const questions = elements.flatMap((one) => one.questions);
  const scales = [...elements, ...questions].map(({ options }) => options);
  return [elements, questions, ...scales].some((all) => !areTold(all));
}

type Scaled = { id: string; options: readonly Option[] };

/** With a new id wherever none was given. */
export function withIds(elements: readonly Element[], newId: () => string): Element[] {
  const own = <One extends Scaled>(one: One) => ({
    ...one,
    id: one.id || newId(),
    options: one.options.map((option) => ({ ...option, id: option.id || newId() })),
  });
  return elements.map((element) => ({ ...own(element), questions: element.questions.map(own) }));
}

/** Elements as they were kept, whatever earlier code called their answers. */
export function readElements(kept: readonly Element[]): Element[] {
  return kept.map((element) => ({ ...readAnswered(element), questions: element.questions.map(readAnswered) }));
}

export function readAnswered<One extends { answerType: AnswerType }>(kept: One): One & { setup: Setup } {
  const { setup = null } = kept as { setup?: Setup };
  return { ...kept, answerType: asText(kept.answerType) as AnswerType, setup };
}

import { z } from "zod";
import { kindNamed, kindNames, type KindName } from "../kinds/kinds.ts";
import type { Asked } from "./answer-kind.ts";
import { largestQuestionnaire, longestHelp, longestText, mostOptions, mostQuestions } from "./bounds.ts";
import { areTold, idSchema } from "./options.ts";
import { isWritten, textsSchema, type Texts } from "./texts.ts";

export const commentRules = ["NONE", "OPTIONAL", "REQUIRED"] as const;
export type CommentRule = (typeof commentRules)[number];

/** Asked only where an earlier question was answered with one of these. */
export type Condition = { questionId: string; picked: string[] };

/** A heading above the question that begins it and all that follow, until another one begins. */
export type Section = { heading: Texts; help: Texts };

export type Question = {
  id: string;
  kind: KindName;
  text: Texts;
  help: Texts;
  required: boolean;
  comment: CommentRule;
  when: Condition | null;
  /** The section that begins with it. */
  section?: Section | null | undefined;
  /** What its kind settles about it: read by `setup` of the kind. */
  setup: unknown;
};

const plainQuestion = z.object({
  id: idSchema,
  kind: z.enum(kindNames),
  text: textsSchema(longestText).refine(isWritten, { error: "unnamed" }),
  help: textsSchema(longestHelp).default({}),
  required: z.boolean().default(false),
  comment: z.enum(commentRules).default("NONE"),
  when: z
    .object({ questionId: idSchema, picked: z.array(idSchema).min(1).max(mostOptions) })
    .nullable()
    .default(null),
  section: z
    .object({
      heading: textsSchema(longestText).refine(isWritten, { error: "section-unnamed" }),
      help: textsSchema(longestHelp).default({}),
    })
    .nullish()
    .describe("The heading and help of the section that begins with this question; null where none does."),
  setup: z.unknown(),
});

export const questionSchema: z.ZodType<Question> = plainQuestion.transform((question, { addIssue }) => {
  const { data, error } = kindNamed(question.kind).setup.safeParse(question.setup);
  for (const { message, path } of error?.issues ?? [])
    addIssue({ code: "custom", message, path: ["setup", ...path], input: question.setup });
  return { ...question, setup: data };
});

/** The questions of a form in order: told apart by their ids, each condition about one that stands before. */
export const questionsSchema: z.ZodType<Question[]> = z
  .unknown()
  .refine((sent) => (JSON.stringify(sent) ?? "").length <= largestQuestionnaire, { error: "too-large", abort: true })
  .pipe(z.array(questionSchema).max(mostQuestions, { error: "many-questions" }))
  .refine(areTold, { error: "same-id" })
  .superRefine((questions, { addIssue }) => {
    for (const at of unfoundedConditions(questions))
      addIssue({ code: "custom", message: "unfounded-condition", path: [at, "when"] });
  });

/** The places of questions whose condition names no earlier question, or none of what that one offers. */
export function unfoundedConditions(questions: readonly Question[]): number[] {
  return questions.flatMap(({ when }, at) => {
    if (!when) return [];
    const earlier = questions.slice(0, at).find(({ id }) => id === when.questionId);
    const offered = earlier ? askedBy(earlier).choices.map(({ id }) => id) : [];
    return when.picked.every((id) => offered.includes(id)) ? [] : [at];
  });
}

/** By the id of a question, the first thing that is wrong with it; under no id what is wrong with the whole. */
export function faultsOfQuestions(sent: readonly Question[]): Map<string, string> {
  const { error } = questionsSchema.safeParse(sent);
  const faults = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const id = typeof path[0] === "number" ? (sent[path[0]]?.id ?? "") : "";
    if (!faults.has(id)) faults.set(id, message);
  }
  return faults;
}

export const askedBy = ({ kind, setup }: Pick<Question, "kind" | "setup">): Asked => kindNamed(kind).ask(setup);

export function newQuestion(kind: KindName, newId: () => string): Question {
  const plain = { text: {}, help: {}, required: false, comment: "NONE" as const, when: null };
  return { id: newId(), kind, ...plain, setup: kindNamed(kind).begin(newId) };
}

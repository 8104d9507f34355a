import { answerIn, askedAs, type AskedAs } from "./asked-as.ts";
import type { RatedThings } from "./rated.ts";
import type { AnswerType, CommentRule, Element, Option, Setup } from "./elements.ts";

/** One field of a form with what it takes; `comment` is the field of the words beside it. */
export type FormField = {
  field: string;
  comment: string | null;
  elementId: string;
  kind: Element["kind"];
  answerType: AnswerType;
  options: readonly Option[];
  setup: Setup;
  required: boolean;
  commentRule: CommentRule;
  weight: number;
  text: string;
  help: string;
  /** Of a competency: what is expected of somebody at the person's level, in words. */
  expected?: string;
  /** `of` is how the earlier question is answered. */
  when: { field: string; optionIds: readonly string[]; of: AskedAs } | null;
};

/** Something that is rated and stands outside the form: a competency, with what is expected in words, or a goal. */
export type Rated = { id: string; name: string; help?: string };

export type Answers = Readonly<Record<string, string>>;

/** Beside those of the elements. */
export const summaryField = "summary";
export const resultField = "result";
export const boxField = "result:box";
export const promotionField = "promotion";
/** What follows from the review. */
export const outcomeField = "outcome";

export const commentOf = (field: string) => `${field}:comment`;

/** The fields of a form, in order. */
export function fieldsOf(elements: readonly Element[], rated: RatedThings): FormField[] {
  return elements.flatMap((element) => {
    if (element.kind === "PEER_NOMINATION") return [];
    if (element.kind === "QNA") return questionsOf(element);
    const of = element.kind === "GOAL" ? goalsCounting(rated) : rated.competencies;
    return of.map(({ id, name, help }) => ({
      ...field(element, `${element.kind === "GOAL" ? "g" : "c"}:${element.id}:${id}`, {
        ...element,
        text: name,
        help: help ?? element.help,
        weight: (element.kind === "GOAL" ? rated.weights?.[id] : undefined) ?? 1,
      }),
      ...(element.kind === "COMPETENCY" && help ? { expected: help } : {}),
    }));
  });
}

/** Those that were chosen, else all. */
function goalsCounting({ goals, weights }: RatedThings): readonly Rated[] {
  return weights ? goals.filter(({ id }) => id in weights) : goals;
}

function questionsOf(element: Element): FormField[] {
  return element.questions.map(({ when, ...question }) => {
    const of = element.questions.find(({ id }) => id === when?.questionId);
    return {
      ...field(element, `q:${question.id}`, question),
      when:
        when && of
          ? {
              field: `q:${of.id}`,
              optionIds: when.optionIds,
              of: { answerType: of.answerType, options: of.options, setup: of.setup },
            }
          : null,
    };
  });
}

type Asked = Pick<Element, "answerType" | "options" | "setup" | "required" | "comment" | "help" | "weight"> & {
  text: string;
};

function field(element: Element, name: string, asked: Asked): FormField {
  const words = asked.answerType !== "TEXT" && asked.comment !== "NONE";
  return {
    field: name,
    comment: words ? commentOf(name) : null,
    elementId: element.id,
    kind: element.kind,
    answerType: asked.answerType,
    options: asked.options,
    setup: asked.setup,
    required: asked.required,
    commentRule: asked.comment,
    weight: asked.weight,
    text: asked.text,
    help: asked.help,
    when: null,
  };
}

/** Whether the question is asked at all, after what was answered before. */
export function isAsked({ when }: FormField, answers: Answers): boolean {
  if (when === null) return true;
  const picked = askedAs(when.of).picked(answerIn(when.of, answers[when.field]));
  return picked.some((id) => when.optionIds.includes(id));
}

/** The fields that have to be filled in before the form can be submitted, and are not. */
export function missingIn(fields: readonly FormField[], answers: Answers): string[] {
  return fields
    .filter((one) => isAsked(one, answers))
    .flatMap((one) => [
      ...((one.required && isEmpty(answers[one.field])) || !fits(one, one.field, answers[one.field] ?? "")
        ? [one.field]
        : []),
      ...(one.comment && one.commentRule === "REQUIRED" && isEmpty(answers[one.comment]) ? [one.comment] : []),
    ]);
}

/** Nothing but spaces, as text or as rich text. */
export function isEmpty(value: string | undefined): boolean {
  return !value || value.replace(/<[^<>]*>|&nbsp;|\s/g, "") === "";
}

/** Whether a value can stand in a field: one of its options, or words. */
export const fits = (one: FormField, name: string, value: string): boolean => misfitOf(one, name, value) === null;

/** Why a value cannot stand in a field, as questionnaires call it: out of its range, not every line yet. */
export function misfitOf(one: FormField, name: string, value: string): string | null {
  if (name === one.comment || one.answerType === "TEXT" || value === "") return null;
  const [issue] = askedAs(one).answer.safeParse(answerIn(one, value)).error?.issues ?? [];
  if (!issue) return null;
  return issue.code === "custom" ? issue.message : "not-an-answer";
}

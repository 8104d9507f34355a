import { longestRemark } from "./bounds.ts";
import type { Asked } from "./answer-kind.ts";
import { askedBy, type Question } from "./questionnaire.ts";

/** What somebody answered to a question, and the words beside it. */
export type Answer = { value?: unknown; comment?: string | undefined };
export type Answers = ReadonlyMap<string, Answer>;

/** The questions that are asked after what was answered before; an answer to one that is not asked counts as none. */
export function askedAfter(questions: readonly Question[], answers: Answers): Question[] {
  const picked = new Map<string, readonly string[]>();
  return questions.filter((question) => {
    const { when, id } = question;
    if (when && !(picked.get(when.questionId) ?? []).some((one) => when.picked.includes(one))) return false;
    picked.set(id, askedBy(question).picked(answers.get(id)?.value));
    return true;
  });
}

export type AnswersRead = { answers: Map<string, Answer>; faults: Map<string, string> };

/**
 * Answers as they were sent, kept where they fit their questions: what is not asked is left out, what does not fit is
 * named by the question's id with the reason. Not `complete`, as a draft, nothing has to be there yet.
 */
export function readAnswers(
  questions: readonly Question[],
  sent: Answers,
  { complete }: { complete: boolean },
): AnswersRead {
  const read: AnswersRead = { answers: new Map(), faults: new Map() };
  for (const id of sent.keys()) if (!questions.some((one) => one.id === id)) read.faults.set(id, "unknown-question");
  for (const question of askedAfter(questions, sent)) {
    const answer = sent.get(question.id) ?? {};
    const asked = askedBy(question);
    const fault = faultOf(question, asked, answer) ?? (complete ? missingIn(question, asked, answer) : null);
    if (fault) read.faults.set(question.id, fault);
    else if (!asked.isEmpty(answer.value) || answer.comment?.trim())
      read.answers.set(question.id, kept(question, asked, answer));
  }
  return read;
}

function kept({ comment }: Question, asked: Asked, answer: Answer): Answer {
  const value = asked.isEmpty(answer.value) ? {} : { value: asked.answer.parse(answer.value) };
  return comment !== "NONE" && answer.comment?.trim() ? { ...value, comment: answer.comment } : value;
}

function faultOf({ comment }: Question, asked: Asked, answer: Answer): string | null {
  if ((answer.comment?.length ?? 0) > longestRemark) return "too-long";
  if (answer.comment?.trim() && comment === "NONE") return "no-comment-asked";
  if (asked.isEmpty(answer.value)) return null;
  const { error } = asked.answer.safeParse(answer.value);
  const [issue] = error?.issues ?? [];
  return issue ? (issue.code === "custom" ? issue.message : "not-an-answer") : null;
}

function missingIn({ required, comment }: Question, asked: Asked, answer: Answer): string | null {
  if (required && asked.isEmpty(answer.value)) return "needed";
  return comment === "REQUIRED" && !asked.isEmpty(answer.value) && !answer.comment?.trim() ? "comment-needed" : null;
}

/** Percent of the best there is over all that is scored; null where nothing is. */
export function scoreOf(questions: readonly Question[], answers: Answers): number | null {
  const scores = askedAfter(questions, answers).flatMap((one) => askedBy(one).score(answers.get(one.id)?.value) ?? []);
  return scores.length > 0 ? scores.reduce((sum, score) => sum + score, 0) / scores.length : null;
}

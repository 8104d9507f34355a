import type { Reading } from "./answer-kind.ts";
import type { Answers } from "./answers.ts";
import { askedBy, type Question } from "./questionnaire.ts";

/** The headings of a sheet: one column a question, or one for each of its parts, and one for the words beside it. */
export function exportColumns(questions: readonly Question[], reading: Reading, commentWord: string): string[] {
  return questions.flatMap((question) => {
    const text = reading.say(question.text);
    const columns = askedBy(question).columns(reading);
    const named = columns.map((part) => (part ? `${text}: ${part}` : text));
    return question.comment === "NONE" ? named : [...named, `${text}: ${commentWord}`];
  });
}

/** What one person answered, beneath those headings. */
export function exportRow(questions: readonly Question[], answers: Answers, reading: Reading): (string | number)[] {
  return questions.flatMap((question) => {
    const { value, comment } = answers.get(question.id) ?? {};
    const cells = askedBy(question).cells(value, reading);
    return question.comment === "NONE" ? cells : [...cells, comment ?? ""];
  });
}

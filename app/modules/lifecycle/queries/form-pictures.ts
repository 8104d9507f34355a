import { askedAfter, pictureOf, textIn, type Picture, type Question } from "#app/modules/questionnaires/domain.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createFormat } from "#app/platform/i18n/create-format.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { fewestPeople } from "#app/platform/privacy/small-groups.ts";
import { sql } from "#tenancy/sql.ts";
import { titleIn } from "../data/step-words.ts";
import { answersKept, type KeptAnswers } from "../domain/forms.ts";

/** What many answered to a form of journeys: questions that five people or more answered, and no words of anybody. */
export type FormPicture = {
  key: string;
  title: string;
  people: number;
  questions: { id: string; text: string; picture: Omit<Picture, "said"> }[];
};

type Answered = {
  form: string;
  title: string;
  questions: Question[];
  answers: KeptAnswers;
};

const mostRead = 5_000;

/**
 * The forms answered within a year, by the step of the template that asks them; the newest wording stands for all, and of
 * several answers of one person the newest counts, so that five answers are five people's.
 */
export async function formPictures(context: Context): Promise<FormPicture[]> {
  const rows = await context.rows<Answered>(
    sql`select newest.form, newest.title, newest.questions, newest.answers from (
        select distinct on (j.template_id, s.key, s.closed_by) j.template_id || ':' || s.key as form,
          ${titleIn(context.actor.language)} as title, s.questions, s.answers, s.closed_at, s.id
        from {lifecycle_step} s join {lifecycle_journey} j on j.id = s.journey_id
        where s.kind = 'FORM' and s.state = 'DONE' and s.answers <> '{}' and j.state <> 'WITHDRAWN'
          and j.template_id is not null and s.closed_at > ${context.today()}::date - 365
        order by j.template_id, s.key, s.closed_by, s.closed_at desc, s.id) newest
      order by newest.closed_at desc, newest.id limit ${mostRead}`,
  );
  const forms = Map.groupBy(rows, ({ form }) => form);
  return [...forms].flatMap(([key, all]) => pictureOfForm(context, key, all));
}

function pictureOfForm(context: Context, key: string, all: readonly Answered[]): FormPicture[] {
  const newest = all[0]!;
  if (all.length < fewestPeople) return [];
  const language = asLanguage(context.actor.language);
  const format = createFormat(language, "UTC", toldBy(context.tenant));
  const reading = {
    say: (texts: Question["text"]) => textIn(texts, language, language),
    number: (value: number) => format.number(value),
    date: (day: string) => format.date(day),
  };
  const questions = newest.questions.flatMap((question) => {
    const values = all.flatMap(({ questions: asked, answers }) => {
      const given = answersKept(answers);
      const own = askedAfter(asked, given).find(({ id, kind }) => id === question.id && kind === question.kind);
      return own ? [given.get(question.id)?.value] : [];
    });
    const { said: _, ...picture } = pictureOf(question, values, reading);
    if (picture.answered < fewestPeople || question.kind === "text") return [];
    return [{ id: question.id, text: reading.say(question.text), picture }];
  });
  return questions.length > 0 ? [{ key, title: newest.title, people: all.length, questions }] : [];
}

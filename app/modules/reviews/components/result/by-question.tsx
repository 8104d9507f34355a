import { Section } from "#app/ui/section/section.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { meansOf } from "../../domain/summary.ts";
import type { ShownAnswer, ShownForm, ShownQuestion } from "../../queries/result-content.ts";
import type { ResultPage } from "../../queries/result-page.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import own from "./result.module.css";

/** The address of a part within the page. */
export const partId = (index: number) => `part-${index + 1}`;

/** Every question with what each kind of reviewer said on average; everybody's answers unfold below it. */
export function ByQuestion({ page: { questions, forms }, opened }: { page: ResultPage; opened: boolean }) {
  const elements = [...new Set(questions.map(({ element }) => element))];
  return elements.map((element, index) => (
    <div key={element} id={partId(index)} className={own.target}>
      <Section title={element}>
        {questions
          .filter((question) => question.element === element)
          .map((question) => (
            <Question key={`${question.key} ${opened}`} question={question} forms={forms} opened={opened} />
          ))}
      </Section>
    </div>
  ));
}

type QuestionProps = { question: ShownQuestion; forms: readonly ShownForm[]; opened: boolean };

function Question({ question: { text, answers, best }, forms, opened }: QuestionProps) {
  const { t, format } = useReviewWords();
  const means = meansOf(answers, forms);
  return (
    <details className={own.folded} open={opened}>
      <summary className={own.asking}>
        <span className={own.question}>{text}</span>
        <span className={own.means}>
          {means.map(({ provider, mean }) => (
            <span key={provider} className={own.mean}>
              <span className={classes.soft}>{t(`provider.${provider}`)}</span>
              <span className={own.bar} aria-hidden="true">
                <span style={{ inlineSize: `${(mean / best) * 100}%` }} />
              </span>
              <span>
                {format.number(mean)} / {format.number(best)}
              </span>
            </span>
          ))}
          {means.length === 0 ? (
            <span className={classes.soft}>{t("result.answers", { count: answers.length })}</span>
          ) : null}
        </span>
      </summary>
      <ul className={classes.plain}>
        {answers.map((answer) => (
          <AnswerLine key={answer.formId} answer={answer} form={forms.find(({ id }) => id === answer.formId)!} />
        ))}
      </ul>
    </details>
  );
}

function AnswerLine({ answer, form }: { answer: ShownAnswer; form: ShownForm }) {
  const address = useAddress();
  return (
    <li className={classes.answer}>
      <UiLink href={address({ view: "people", provider: form.provider })} className={classes.soft}>
        <Reviewer form={form} />
      </UiLink>
      <AnswerWords answer={answer} />
    </li>
  );
}

/** Who said it; a number stands for a name that is not told. */
function Reviewer({ form: { name, provider, place } }: { form: ShownForm }) {
  const { t } = useReviewWords();
  return <>{name ? `${name} · ${t(`provider.${provider}`)}` : t(`masked.${provider}`, { number: place })}</>;
}

export function AnswerWords({ answer: { option, text, comment } }: { answer: ShownAnswer }) {
  return (
    <>
      {option ? <span>{option}</span> : null}
      {text ? (
        <p className={classes.text} dir="auto">
          {text}
        </p>
      ) : null}
      {comment ? (
        <p className={classes.text} dir="auto">
          {comment}
        </p>
      ) : null}
    </>
  );
}

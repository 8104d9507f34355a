import { Section } from "#app/ui/section/section.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { ShownAnswer, ShownForm } from "../../queries/result-content.ts";
import type { ResultPage } from "../../queries/result-page.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** Every question with everybody's answers below it. */
export function ByQuestion({ page: { questions, forms } }: { page: ResultPage }) {
  return (
    <>
      {[...new Set(questions.map(({ element }) => element))].map((element) => (
        <Section key={element} title={element}>
          {questions
            .filter((question) => question.element === element)
            .map(({ key, text, answers }) => (
              <div key={key} className={classes.question}>
                <strong className={classes.asked}>{text}</strong>
                <ul className={classes.plain}>
                  {answers.map((answer) => (
                    <AnswerLine
                      key={answer.formId}
                      answer={answer}
                      form={forms.find(({ id }) => id === answer.formId)!}
                    />
                  ))}
                </ul>
              </div>
            ))}
        </Section>
      ))}
    </>
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
      {text ? <p className={classes.text}>{text}</p> : null}
      {comment ? <p className={classes.text}>{comment}</p> : null}
    </>
  );
}

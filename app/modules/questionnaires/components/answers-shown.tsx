import type { Language } from "#app/platform/i18n/languages.ts";
import { BarChart } from "#app/ui/bar-chart/bar-chart.tsx";
import { Stat } from "#app/ui/stat/stat.tsx";
import type { Answer } from "../domain/answers.ts";
import type { Picture } from "../domain/picture.ts";
import { askedBy, type Question } from "../domain/questionnaire.ts";
import classes from "./questionnaires.module.css";
import { useQuestionnaireWords } from "./questionnaire-words.ts";

type AnswerShownProps = { question: Question; answer: Answer | undefined; otherwise?: Language };

/** What one person answered to a question, in words. */
export function AnswerShown({ question, answer = {}, otherwise }: AnswerShownProps) {
  const { t, reading } = useQuestionnaireWords(otherwise);
  const told = askedBy(question).told(answer.value, reading);
  return (
    <div className={classes.question}>
      <p className={classes.asked} dir="auto">
        {reading.say(question.text)}
      </p>
      <p className={told ? classes.words : classes.soft} dir="auto">
        {told || t("shown.not-answered")}
      </p>
      {answer.comment ? (
        <p className={classes.words} dir="auto">
          {answer.comment}
        </p>
      ) : null}
    </div>
  );
}

/** What many answered to a question: how many, the average or net promoter score, and the distribution. */
export function PictureShown({ title, picture }: { title: string; picture: Picture }) {
  const { t, format } = useQuestionnaireWords();
  const { answered, average, enps, bars, said } = picture;
  return (
    <section className={classes.question} aria-label={title}>
      <p className={classes.asked} dir="auto">
        {title}
      </p>
      <div className={classes.pair}>
        <Stat label={t("shown.answers")} value={format.number(answered)} />
        {enps === null ? null : <Stat label={t("shown.enps")} value={format.number(enps)} />}
        {average === null || enps !== null ? null : (
          <Stat label={t("shown.average")} value={format.number(average, 1)} />
        )}
      </div>
      {bars.length > 0 ? (
        <BarChart
          bars={bars.map(({ key, label, count, share }) => ({
            ...{ key, label, share: answered > 0 ? share : null },
            text: t("shown.bar", { count: format.number(count), share: format.percent(share) }),
          }))}
        />
      ) : null}
      {said.length > 0 ? (
        <ul className={classes.said}>
          {said.map((words, at) => (
            <li key={at} className={classes.words} dir="auto">
              {words}
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

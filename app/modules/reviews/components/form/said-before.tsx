import { Fold } from "#app/ui/fold/fold.tsx";
import { useQuestionnaireWords } from "#app/modules/questionnaires/ui.ts";
import { toldAnswer } from "../../domain/asked-as.ts";
import { commentOf, type FormField } from "../../domain/fields.ts";
import type { FormPage, OtherAnswers } from "../../queries/form-page.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** What the person reviewed and their peers said to the same question, where the cycle shows it. */
export function SaidBefore({ field, page }: { field: FormField; page: Pick<FormPage, "said"> }) {
  const { t } = useReviewWords();
  const { reading } = useQuestionnaireWords();
  const said = page.said.filter(({ answers }) => answers[field.field] || answers[commentOf(field.field)]);
  if (said.length === 0) return null;
  return (
    <Fold title={t("form.said", { count: said.length })}>
      <ul className={classes.plain}>
        {said.map((one) => (
          <li key={`${one.provider} ${one.place}`} className={classes.answer}>
            <WhoSaid one={one} />
            <p className={classes.text} dir="auto">
              {toldAnswer(field, one.answers[field.field], reading)}
            </p>
            <p className={classes.text} dir="auto">
              {one.answers[commentOf(field.field)]}
            </p>
          </li>
        ))}
      </ul>
    </Fold>
  );
}

function WhoSaid({ one: { provider, name, place } }: { one: OtherAnswers }) {
  const { t } = useReviewWords();
  return (
    <span className={classes.soft}>
      {name ? `${name} · ${t(`provider.${provider}`)}` : t(`masked.${provider}`, { number: place })}
    </span>
  );
}

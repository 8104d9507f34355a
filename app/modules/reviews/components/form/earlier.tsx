import { Fold } from "#app/ui/fold/fold.tsx";
import type { FormField } from "../../domain/fields.ts";
import type { FormPage } from "../../queries/form-page.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";

/** What the reviewer wrote to the same question before, the newest first. */
export function Earlier({ field, page }: { field: FormField; page: Pick<FormPage, "earlier"> }) {
  const { t, format } = useReviewWords();
  const earlier = page.earlier.flatMap(({ formId, cycle, on, answers }) => {
    const answer = answers[field.field];
    return answer ? [{ formId, cycle, on, ...answer }] : [];
  });
  if (earlier.length === 0) return null;
  return (
    <Fold title={t("form.earlier", { count: earlier.length })}>
      <ul className={classes.plain}>
        {earlier.map(({ formId, cycle, on, rating, text }) => (
          <li key={formId} className={classes.answer}>
            <span className={classes.soft}>
              {cycle} · {format.date(on)}
            </span>
            {rating ? <span>{rating}</span> : null}
            {text ? (
              <p className={classes.text} dir="auto">
                {text}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Fold>
  );
}

import { PersonChip } from "#app/modules/people/ui.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import type { SectionProps } from "./wizard-screen.tsx";

/** What will not come about, and for whom: acknowledged one by one, or mended before. */
export function ValidationSection({ page }: SectionProps) {
  const { t, format } = useReviewWords();
  const { acknowledged } = page.cycle.settings;
  if (page.faults.length === 0) return <Callout tone="success">{t("validation.none")}</Callout>;
  return (
    <div className={classes.form}>
      <input type="hidden" name="acknowledged" value="none" />
      {acknowledged
        .filter((kind) => !page.faults.some((fault) => fault.kind === kind))
        .map((kind) => (
          <input key={kind} type="hidden" name="acknowledged" value={kind} />
        ))}
      {page.faults.map(({ kind, count, people }) => (
        <div key={kind} className={classes.question}>
          <strong>{t(`validation.${kind}`, { count })}</strong>
          <ul className={classes.plain}>
            {people.map((person) => (
              <li key={person.id}>
                <PersonChip person={person} />
              </li>
            ))}
          </ul>
          {count > people.length ? (
            <span className={classes.soft}>
              {t("validation.more", { count: count - people.length, number: format.number(count - people.length) })}
            </span>
          ) : null}
          <Checkbox
            name="acknowledged"
            value={kind}
            label={t("validation.acknowledge")}
            defaultChecked={acknowledged.includes(kind)}
          />
        </div>
      ))}
    </div>
  );
}

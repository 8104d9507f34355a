import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { summaryField } from "../../domain/fields.ts";
import type { FormPage } from "../../queries/form-page.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import type { Saving } from "./form-screen.tsx";

/** What happened in the period, as far as the reviewer may see it; one press cites it in the summary. */
export function Evidence({ page, saving }: { page: FormPage; saving: Saving }) {
  const { t, format } = useReviewWords();
  if (page.goals.length === 0) return <aside />;
  const cite = (text: string) => {
    const before = saving.values[summaryField] ?? "";
    saving.change(summaryField, before ? `${before}\n${text}` : text);
  };
  return (
    <aside className={classes.aside}>
      <Section title={t("form.evidence")}>
        <ul className={classes.rows}>
          {page.goals.map(({ id, title, percent, dueDate }) => {
            const said = t("form.goal-progress", { percent: format.percent(percent), due: format.date(dueDate) });
            return (
              <li key={id} className={classes.row}>
                <span className={classes.words}>
                  <UiLink href={`/app/goal/${id}`}>{title}</UiLink>
                  <span className={classes.soft}>{said}</span>
                </span>
                {page.asksSummary && page.closed === null ? (
                  <Button
                    size="small"
                    tone="quiet"
                    onClick={() => cite(`${title}: ${said}`)}
                    aria-label={`${t("act.cite")}: ${title}`}
                  >
                    {t("act.cite")}
                  </Button>
                ) : null}
              </li>
            );
          })}
        </ul>
      </Section>
    </aside>
  );
}

import { AudienceField } from "#app/modules/audiences/ui.ts";
import { Stat } from "#app/ui/stat/stat.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import type { SectionProps } from "./wizard-screen.tsx";

/** Who is reviewed: everybody, cohorts, by filters, or one by one. */
export function RevieweesSection({ page, wrong, onChange }: SectionProps) {
  const { t, format } = useReviewWords();
  return (
    <div className={classes.form}>
      {page.plan ? <Stat label={t("wizard.reviewed")} value={format.number(page.plan.people)} /> : null}
      <AudienceField
        prefix="reviewees."
        audience={page.cycle.settings.reviewees}
        choices={page.choices}
        wrong={wrong}
        previewed={false}
        {...(onChange ? { onChange } : {})}
      />
    </div>
  );
}

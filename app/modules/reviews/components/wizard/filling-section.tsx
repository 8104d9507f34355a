import { Flag } from "#app/platform/forms/flag.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import type { SectionProps } from "./wizard-screen.tsx";

const flags = ["managerSeesSelf", "managerSeesPeers", "periodSummary", "showEvidence", "showScore"] as const;

/** What reviewers see while they write. */
export function FillingSection({ page }: SectionProps) {
  const { t } = useReviewWords();
  const { filling } = page.cycle.settings;
  return (
    <div className={classes.form}>
      {flags.map((name) => (
        <Flag key={name} name={`filling.${name}`} label={t(`filling.${name}`)} checked={filling[name]} />
      ))}
      <TextArea
        name="filling.faq"
        label={t("form.faq")}
        description={t("filling.faq-text", { name: "{name}", cycle: "{cycle}" })}
        rows={5}
        maxLength={5000}
        defaultValue={filling.faq}
      />
      <NumberField
        name="filling.graceDays"
        label={t("filling.graceDays")}
        description={t("filling.graceDays-text")}
        min={0}
        max={90}
        defaultValue={filling.graceDays}
      />
    </div>
  );
}

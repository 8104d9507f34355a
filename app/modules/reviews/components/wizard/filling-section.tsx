import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { Flag } from "./parts.tsx";
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
    </div>
  );
}

import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { defaultShown } from "../../domain/visibility.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { Flag, Ticks } from "./parts.tsx";
import type { SectionProps } from "./wizard-screen.tsx";
import own from "./wizard.module.css";

/** Who shares results, when, what the person reviewed reads of each form, and how they answer. */
export function SharingSection({ page }: SectionProps) {
  const { t } = useReviewWords();
  const { sharing } = page.cycle.settings;
  return (
    <div className={`${classes.form} ${own.sharing}`}>
      <RadioGroup
        name="sharing.mode"
        label={t("wizard.share-mode")}
        defaultValue={sharing.mode}
        options={(["MANUAL", "MANAGER", "AUTO"] as const).map((value) => ({ value, label: t(`share-mode.${value}`) }))}
      />
      <div className={own.offset}>
        <NumberField
          name="sharing.offsetDays"
          label={t("wizard.offset")}
          min={0}
          max={90}
          defaultValue={sharing.offsetDays}
        />
      </div>
      <Flag name="sharing.result" label={t("wizard.share-result")} checked={sharing.result} />
      <Flag name="sharing.overallScore" label={t("wizard.share-scores")} checked={sharing.overallScore} />
      {page.questions.map(({ provider, keys }) => {
        if (provider === "NOMINATOR" && keys.length === 0) return null;
        const shown = sharing.reviewee[provider] ?? defaultShown(provider);
        return (
          <fieldset key={provider} className={`${classes.set} ${own.shown}`}>
            <legend className={classes.legend}>{t("wizard.shown-of", { provider: t(`provider.${provider}`) })}</legend>
            <RadioGroup
              name={`sharing.reviewee.${provider}.questions`}
              label={t("wizard.shown-questions")}
              layout="row"
              defaultValue={shown.questions}
              options={(["ALL_QUESTIONS", "SELECTED_QUESTIONS"] as const).map((value) => ({
                value,
                label: t(`shown.${value}`),
              }))}
            />
            <Ticks
              name={`sharing.reviewee.${provider}.selected`}
              legend={t("shown.SELECTED_QUESTIONS")}
              chosen={shown.selected}
              options={keys.map(({ id, text }) => ({ value: id, label: text }))}
              className={`${classes.set} ${own.selected}`}
            />
            <Flag name={`sharing.reviewee.${provider}.score`} label={t("wizard.shown-score")} checked={shown.score} />
          </fieldset>
        );
      })}
      <RadioGroup
        name="sharing.answer"
        label={t("wizard.answer")}
        defaultValue={sharing.answer}
        options={(["NONE", "ACKNOWLEDGE", "SIGN"] as const).map((value) => ({ value, label: t(`answer.${value}`) }))}
      />
    </div>
  );
}

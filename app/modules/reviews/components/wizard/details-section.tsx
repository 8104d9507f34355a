import { Callout } from "#app/ui/callout/callout.tsx";
import { DateRangeField } from "#app/ui/date-field/date-range-field.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { presets, triggers } from "../../domain/cycle-settings.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { Pick, Ticks } from "./parts.tsx";
import type { SectionProps } from "./wizard-screen.tsx";
import own from "./wizard.module.css";

/** Name, period, and what starts a review. */
export function DetailsSection({ page, wrong }: SectionProps) {
  const { t } = useReviewWords();
  const { cycle, sameName } = page;
  const { details } = cycle.settings;
  return (
    <div className={`${classes.form} ${own.details}`}>
      <TextField
        name="name"
        label={t("wizard.name")}
        defaultValue={cycle.name}
        required
        maxLength={120}
        error={wrong("name")}
      />
      {sameName ? <Callout tone="warning">{t("wizard.same-name")}</Callout> : null}
      <Pick
        name="details.preset"
        label={t("cycles.preset")}
        value={details.preset}
        options={presets.map((value) => ({ value, label: t(`preset.${value}`) }))}
      />
      <DateRangeField
        from={{
          name: "periodStartsOn",
          label: t("wizard.period-from"),
          defaultValue: cycle.periodStartsOn,
          required: true,
        }}
        to={{
          name: "periodEndsOn",
          label: t("wizard.period-to"),
          defaultValue: cycle.periodEndsOn,
          required: true,
          error: wrong("periodEndsOn"),
        }}
      />
      <RadioGroup
        name="details.kind"
        label={t("wizard.kind")}
        defaultValue={details.kind}
        options={(["ONE_TIME", "CONTINUOUS"] as const).map((value) => ({
          value,
          label: t(`kind-of-cycle.${value}`),
          description: t(`kind-of-cycle.${value}-text`),
        }))}
      />
      <Continuous page={page} />
    </div>
  );
}

/** What begins the review of one person, in a cycle that runs again and again. */
function Continuous({ page: { cycle, cycles } }: Pick<SectionProps, "page">) {
  const { t } = useReviewWords();
  const { details, calibration } = cycle.settings;
  return (
    <fieldset className={`${classes.set} ${own.continuous}`}>
      <legend className={classes.legend}>{t("wizard.trigger-title")}</legend>
      <Pick
        name="details.trigger"
        label={t("wizard.trigger")}
        value={details.trigger}
        options={triggers.map((value) => ({ value, label: t(`trigger.${value}`) }))}
      />
      <TextField
        name="details.afterDays"
        label={t("wizard.after-days")}
        description={t("wizard.after-days-text")}
        defaultValue={details.afterDays.join(", ")}
      />
      <div className={own.outcome}>
        <Pick
          name="details.sourceCycleId"
          label={t("wizard.source-cycle")}
          value={details.sourceCycleId}
          none="–"
          options={cycles.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Ticks
          name="details.sourceOptions"
          legend={t("wizard.source-options")}
          chosen={details.sourceOptions}
          options={calibration.options.map(({ id, label }) => ({ value: id, label }))}
          className={classes.set}
        />
      </div>
    </fieldset>
  );
}

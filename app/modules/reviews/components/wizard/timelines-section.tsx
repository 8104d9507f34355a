import { Flag } from "#app/platform/forms/flag.tsx";
import { DateRangeField } from "#app/ui/date-field/date-range-field.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { StageSpans } from "./stage-spans.tsx";
import type { SectionProps } from "./wizard-screen.tsx";

/** From when until when each stage runs: dates, or days after what starts a review; and when people are reminded. */
export function TimelinesSection({ page, wrong }: SectionProps) {
  const { t } = useReviewWords();
  const { timelines, reminders, details } = page.cycle.settings;
  const continuous = details.kind === "CONTINUOUS";
  return (
    <div className={classes.form}>
      {continuous ? null : <StageSpans stages={page.stages} timelines={timelines} />}
      {page.stages.map((stage) => {
        const { startsOn = "", endsOn = "", fromDay = 0, toDay = 14 } = timelines[stage] ?? {};
        const name = `timelines.${stage}`;
        return (
          <fieldset key={stage} className={classes.set}>
            <legend className={classes.legend}>{t(`stage.${stage}`)}</legend>
            {continuous ? (
              <div className={classes.pair}>
                <NumberField name={`${name}.fromDay`} label={t("wizard.from-day")} min={0} defaultValue={fromDay} />
                <NumberField
                  name={`${name}.toDay`}
                  label={t("wizard.to-day")}
                  min={0}
                  defaultValue={toDay}
                  error={wrong(`${name}.toDay`)}
                />
              </div>
            ) : (
              <>
                <DateRangeField
                  from={{ name: `${name}.startsOn`, label: t("wizard.starts-on"), defaultValue: startsOn }}
                  to={{
                    name: `${name}.endsOn`,
                    label: t("wizard.ends-on"),
                    defaultValue: endsOn,
                    error: wrong(`${name}.endsOn`),
                  }}
                />
                <input type="hidden" name={`${name}.fromDay`} value={fromDay} />
                <input type="hidden" name={`${name}.toDay`} value={toDay} />
              </>
            )}
          </fieldset>
        );
      })}
      <Flag name="reminders.atLaunch" label={t("wizard.tell-at-launch")} checked={reminders.atLaunch} />
      <TextField
        name="reminders.daysBefore"
        label={t("wizard.remind-before")}
        description={t("wizard.remind-before-text")}
        defaultValue={reminders.daysBefore.join(", ")}
      />
    </div>
  );
}

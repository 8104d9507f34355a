import { optionLines } from "#app/modules/questionnaires/domain.ts";
import { Flag } from "#app/platform/forms/flag.tsx";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { gridTones, sizeOf } from "../../domain/grid.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import type { SectionProps } from "./wizard-screen.tsx";

/** The one question the result answers, and the grid people are placed in; each size keeps its own boxes. */
export function CalibrationSection({ page, wrong }: SectionProps) {
  const { t } = useReviewWords();
  const { calibration } = page.cycle.settings;
  return (
    <div className={classes.main}>
      <div className={classes.form}>
        <Flag
          name="calibration.on"
          label={t("wizard.calibrated")}
          description={t("wizard.calibrated-text")}
          checked={calibration.on}
        />
        <TextField
          name="calibration.question"
          label={t("wizard.question")}
          defaultValue={calibration.question}
          maxLength={300}
          required
        />
        <TextArea
          name="calibration.options"
          label={t("wizard.options")}
          description={t("wizard.options-text")}
          rows={5}
          defaultValue={optionLines(calibration.options)}
          error={wrong("calibration.options")}
        />
        <Flag name="calibration.promotion" label={t("wizard.promotion")} checked={calibration.promotion} />
        <Flag name="calibration.grid" label={t("wizard.grid")} checked={calibration.grid} />
        <div className={classes.pair}>
          <NumberField
            name="calibration.rows"
            label={t("wizard.rows")}
            min={2}
            max={5}
            defaultValue={calibration.rows}
          />
          <NumberField
            name="calibration.columns"
            label={t("wizard.columns")}
            min={2}
            max={5}
            defaultValue={calibration.columns}
          />
        </div>
      </div>
      {page.grid ? <p className={classes.soft}>{t("wizard.ratings-text")}</p> : null}
      <Boxes page={page} />
      <div className={classes.form}>
        <OutcomeQuestion page={page} wrong={wrong} />
      </div>
    </div>
  );
}

/** What follows from the review: a question of its own for who is accountable. */
function OutcomeQuestion({ page, wrong }: Pick<SectionProps, "page" | "wrong">) {
  const { t } = useReviewWords();
  const { outcomeOn, outcomeQuestion, outcomeOptions } = page.cycle.settings.calibration;
  return (
    <fieldset className={classes.set}>
      <legend className={classes.legend}>{t("wizard.outcome")}</legend>
      <Flag
        name="calibration.outcomeOn"
        label={t("wizard.outcome-on")}
        description={t("wizard.outcome-on-text")}
        checked={outcomeOn}
      />
      <TextField
        name="calibration.outcomeQuestion"
        label={t("wizard.outcome-question")}
        placeholder={t("wizard.outcome-example")}
        defaultValue={outcomeQuestion}
        maxLength={300}
        error={wrong("calibration.outcomeQuestion")}
      />
      <TextArea
        name="calibration.outcomeOptions"
        label={t("wizard.outcome-options")}
        description={t("wizard.outcome-options-text")}
        rows={4}
        defaultValue={outcomeOptions.map(({ label }) => label).join("\n")}
        error={wrong("calibration.outcomeOptions")}
      />
    </fieldset>
  );
}

function Boxes({ page }: Pick<SectionProps, "page">) {
  const { t } = useReviewWords();
  const { grid } = page;
  const { options } = page.cycle.settings.calibration;
  if (!grid) return null;
  const size = sizeOf(grid.rows, grid.columns);
  return (
    <div
      key={size}
      className={classes.grid}
      style={{ gridTemplateColumns: `repeat(${grid.columns}, minmax(6rem, 1fr))` }}
    >
      {grid.boxes.map(({ row, column, label, tone, rating }, at) => {
        const name = `calibration.grids.${size}[${at}]`;
        return (
          <div key={name} className={classes.box}>
            <input type="hidden" name={`${name}.row`} value={row} />
            <input type="hidden" name={`${name}.column`} value={column} />
            <TextField
              name={`${name}.label`}
              label={t("wizard.box", { row, column })}
              hideLabel
              defaultValue={label}
              maxLength={60}
            />
            <SelectField
              name={`${name}.tone`}
              label={`${t("wizard.tone")} ${t("wizard.box", { row, column })}`}
              hideLabel
              defaultValue={tone}
              options={gridTones.map((value) => ({ value, label: t(`tone.${value}`) }))}
            />
            <SelectField
              // A scale of other steps is offered anew, with what it proposes.
              key={options.map(({ label: step }) => step).join()}
              name={`${name}.rating`}
              label={`${t("wizard.rating-of")} ${t("wizard.box", { row, column })}`}
              hideLabel
              defaultValue={rating}
              options={options.map(({ id, label: step }) => ({ value: id, label: step }))}
            />
          </div>
        );
      })}
    </div>
  );
}

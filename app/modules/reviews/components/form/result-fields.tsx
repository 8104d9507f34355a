import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { boxField, outcomeField, promotionField, resultField } from "../../domain/fields.ts";
import { useReviewWords } from "../review-words.ts";
import classes from "../reviews.module.css";
import { FormSection } from "./form-section.tsx";
import type { PartProps } from "./form-screen.tsx";

/** What the accountable manager proposes as the result. */
export function ResultFields({ page, saving, faults, sections }: PartProps) {
  const { t } = useReviewWords();
  const { result, outcome } = page;
  if (!result && !outcome) return null;
  const field = (name: string, label: string, options: { value: string; label: string }[], required = false) => (
    <>
      <input type="hidden" name={`versions.${name}`} value={saving.versionOf(name)} />
      <SelectField
        id={name}
        name={`answers.${name}`}
        label={label}
        placeholder={t("form.choose")}
        value={saving.values[name] ?? ""}
        required={required}
        disabled={page.closed !== null}
        error={faults[name] ? [t("errors.needed")] : undefined}
        onChange={(event) => saving.change(name, event.currentTarget.value)}
        options={options}
      />
    </>
  );
  return (
    <FormSection
      progress={sections.find(({ id }) => id === resultField) ?? { id: resultField, title: t("form.result") }}
      description={t("form.result-text")}
      faulty={Boolean(faults[resultField] ?? faults[outcomeField])}
    >
      <div className={classes.form}>
        {result
          ? field(
              resultField,
              result.question,
              result.options.map(({ id, label }) => ({ value: id, label })),
            )
          : null}
        {result?.grid
          ? field(
              boxField,
              t("form.box"),
              result.grid.boxes.map(({ row, column, label }) => ({ value: `${row}-${column}`, label })),
            )
          : null}
        {result?.promotion
          ? field(
              promotionField,
              t("form.promotion"),
              (["NOT_PROPOSED", "PROPOSED"] as const).map((value) => ({ value, label: t(`promotion.${value}`) })),
            )
          : null}
        {outcome
          ? field(
              outcomeField,
              outcome.question,
              outcome.options.map(({ id, label }) => ({ value: id, label })),
            )
          : null}
      </div>
    </FormSection>
  );
}

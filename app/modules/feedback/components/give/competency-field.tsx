import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import type { ChosenCompetency } from "../../queries/feedback-page.ts";
import { useFeedbackWords } from "../feedback-words.ts";

type CompetencyFieldProps = { form: AnyCommandForm; competencies: ChosenCompetency };

/** The competency it is about, where the company has some. */
export function CompetencyField({ form, competencies: { offered, chosen } }: CompetencyFieldProps) {
  const { t } = useFeedbackWords();
  if (offered.length === 0) return null;
  return (
    <SelectField
      name="competencyId"
      label={t("give.competency")}
      placeholder={t("give.no-competency")}
      options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      defaultValue={chosen ?? ""}
      error={form.wrong("competencyId")}
    />
  );
}

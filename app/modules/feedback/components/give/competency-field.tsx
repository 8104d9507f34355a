import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import type { ChosenCompetency } from "../../queries/feedback-page.ts";
import { useFeedbackWords } from "../feedback-words.ts";

type CompetencyFieldProps = { form: AnyCommandForm; competencies: ChosenCompetency };

/** The competency it is about, where the company has some; those that the job asks for first. */
export function CompetencyField({ form, competencies: { offered, chosen } }: CompetencyFieldProps) {
  const { t } = useFeedbackWords();
  if (offered.length === 0) return null;
  return (
    <ComboField
      name="competencyId"
      label={t("give.competency")}
      placeholder={t("give.no-competency")}
      emptyText={t("give.no-match")}
      clearLabel={t("give.clear-competency")}
      options={offered.map(({ id, name, near }) => ({
        value: id,
        label: name,
        ...(near ? { description: t(near.by === "now" ? "give.expected" : "give.expected-next") } : {}),
      }))}
      defaultValue={form.typed("competencyId") || chosen}
      error={form.wrong("competencyId")}
    />
  );
}

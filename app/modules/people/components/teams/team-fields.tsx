import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { teamColours, teamVisibilities } from "../../domain/teams.ts";

/** What a team is called, how it looks and who sees it. */
export function TeamFields({ form }: { form: AnyCommandForm }) {
  const { t } = useTranslation("people");
  return (
    <>
      <TextField {...form.field("name")} label={t("column.name")} maxLength={100} required />
      <SelectField
        {...form.field("color")}
        label={t("team.colour")}
        options={teamColours.map((value) => ({ value, label: t(`team.colours.${value}`) }))}
      />
      <SelectField
        {...form.field("visibility")}
        label={t("team.visibility")}
        options={teamVisibilities.map((value) => ({ value, label: t(`team.visibilities.${value}`) }))}
      />
    </>
  );
}

import { useTranslation } from "react-i18next";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { teamColours, teamVisibilities } from "../domain/teams.ts";
import type { useShapeForm } from "./use-shape-form.ts";

/** What a team is called, how it looks and who sees it. */
export function TeamFields({ shape }: { shape: ReturnType<typeof useShapeForm> }) {
  const { t } = useTranslation("people");
  return (
    <>
      <TextField {...shape.field("name")} label={t("column.name")} maxLength={100} required />
      <SelectField
        {...shape.field("color")}
        label={t("team.colour")}
        options={teamColours.map((value) => ({ value, label: t(`team.colours.${value}`) }))}
      />
      <SelectField
        {...shape.field("visibility")}
        label={t("team.visibility")}
        options={teamVisibilities.map((value) => ({ value, label: t(`team.visibilities.${value}`) }))}
      />
    </>
  );
}

import { useCallback } from "react";
import { askJson } from "#app/platform/http/ask-json.ts";
import { useLateWords } from "#app/platform/i18n/use-words.ts";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import type { FieldTexts } from "#app/ui/field/field-properties.ts";
import { developPlaces } from "../develop-places.ts";
import type { FoundCompetency } from "../queries/find-competencies.ts";
import type { OfferedCompetency } from "../queries/offered-competencies.ts";

export type CompetencyFieldProps = {
  label: string;
  hideLabel?: boolean;
  /** Said where none is chosen; needed where the label is hidden. */
  placeholder?: string;
  /** Whose job says which stand first. */
  of?: string | null;
  chosen: OfferedCompetency | null;
  error?: FieldTexts["error"];
};

/** A competency that something is about, found by typing; those that the person's job asks for first. */
export function CompetencyField({ label, hideLabel, placeholder, of = null, chosen, error }: CompetencyFieldProps) {
  const t = useLateWords("develop");
  const [now, next] = [t("picker.expected"), t("picker.expected-next")];
  const search = useCallback(
    async (text: string, signal: AbortSignal) => {
      const asked = new URLSearchParams({ text, ...(of ? { of } : {}) });
      const address = `${developPlaces.competenciesToChoose}?${asked}`;
      const near = { now, next };
      const { competencies } = await askJson<{ competencies: FoundCompetency[] }>(address, signal);
      return competencies.map((one) => ({
        value: one.id,
        label: one.name,
        ...(one.near ? { description: near[one.near] } : {}),
      }));
    },
    [of, now, next],
  );
  return (
    <ComboField
      name="competencyId"
      label={label}
      hideLabel={hideLabel ?? false}
      placeholder={placeholder ?? t("note.no-competency")}
      emptyText={t("plan.no-competency")}
      clearLabel={t("note.clear-competency")}
      options={chosen ? [{ value: chosen.id, label: chosen.name }] : []}
      onSearch={search}
      defaultValue={chosen?.id ?? null}
      error={error}
    />
  );
}

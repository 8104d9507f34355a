import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { SelectField, type SelectOption } from "#app/ui/select-field/select-field.tsx";
import { type AssignmentKind, statuses } from "../../domain/assignment.ts";
import type { ListChoices } from "../../queries/list-choices.ts";
import type { PersonSummary } from "../../queries/people-by-ids.ts";
import { PersonField } from "../person-field/person-field.tsx";

export type ChangeValueFieldProps = {
  kind: AssignmentKind;
  choices: ListChoices;
  /** Who it is now, where the value is a person. */
  current: PersonSummary | null;
  error: readonly string[] | undefined;
  /** The chosen value in words, for the preview. */
  onChange: (words: string | null) => void;
};

/** The new value: a colleague for lines, a choice for everything else. */
export function ChangeValueField({ kind, choices, current, error, onChange }: ChangeValueFieldProps) {
  const { t } = useTranslation("people");
  const options = useOptions(kind, choices);
  const [value, setValue] = useState("");
  if (kind === "REPORTING_LINE" || kind === "DOTTED_LINE") {
    return (
      <PersonField
        name="value"
        label={t(`change.value.${kind}`)}
        description={t(`change.value-text.${kind}`)}
        error={error}
        offered={current ? [current] : []}
        defaultValue={current?.id ?? null}
        clearable
        onChange={(_, option) => onChange(option?.label ?? null)}
      />
    );
  }
  return (
    <SelectField
      name="value"
      label={t(`change.value.${kind}`)}
      placeholder={t("change.choose")}
      options={options}
      error={error}
      value={value}
      required
      onChange={(event) => {
        const chosen = event.currentTarget.value;
        setValue(chosen);
        onChange(options.find((option) => option.value === chosen)?.label.trim() ?? null);
      }}
    />
  );
}

function useOptions(kind: AssignmentKind, choices: ListChoices): readonly SelectOption[] {
  const { t } = useTranslation("people");
  if (kind === "ORG_UNIT")
    return choices.orgUnits.map(({ id, name, depth }) => ({ value: id, label: `${"\u2003".repeat(depth)}${name}` }));
  if (kind === "JOB_ROLE")
    return choices.roles.map(({ id, name, functionName }) => ({ value: id, label: name, group: functionName }));
  if (kind === "GRADE") return choices.grades.map(({ id, name }) => ({ value: id, label: name }));
  if (kind === "LOCATION") return choices.locations.map(({ id, name }) => ({ value: id, label: name }));
  return statuses.map((status) => ({ value: status, label: t(`status.${status}`) }));
}

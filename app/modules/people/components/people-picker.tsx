import { useTranslation } from "react-i18next";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { photoAddress } from "./photo-address.ts";
import { ComboField, type ComboFieldProps } from "#app/ui/combo-field/combo-field.tsx";
import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";
import type { PersonSummary } from "../queries/people-by-ids.ts";

export type PeoplePickerProps = Omit<ComboFieldProps, "options" | "onSearch" | "emptyText" | "clearLabel"> & {
  /** The person chosen at first, or others to offer before anything is typed. */
  offered?: readonly PersonSummary[];
  /** Whether the field may be emptied. */
  clearable?: boolean;
};

/** Finds one colleague by name, e-mail or role; the person's id travels under `name`. */
export function PeoplePicker({ offered = [], clearable = false, ...field }: PeoplePickerProps) {
  const { t } = useTranslation("people");
  return (
    <ComboField
      {...field}
      placeholder={field.placeholder ?? t("picker.placeholder")}
      options={offered.map(optionOf)}
      onSearch={findPeople}
      emptyText={t("picker.empty")}
      {...(clearable ? { clearLabel: t("picker.clear") } : {})}
    />
  );
}

async function findPeople(text: string, signal: AbortSignal): Promise<readonly ComboOption[]> {
  const answer = await fetch(`/app/people/search?text=${encodeURIComponent(text)}`, { signal });
  if (!answer.ok) return [];
  const { people } = (await answer.json()) as { people: PersonSummary[] };
  return people.map(optionOf);
}

function optionOf({ id, name, role, email, photo }: PersonSummary): ComboOption {
  return {
    value: id,
    label: name,
    description: role ?? email,
    start: <Avatar name={name} src={photoAddress(photo)} size="small" />,
  };
}

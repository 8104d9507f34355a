import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ChoiceField, type ChoiceFieldProps } from "#app/ui/choice-field/choice-field.tsx";
import { useApplyFilters } from "./list-screen/use-list-form.ts";

export type ChoiceProps = Omit<ChoiceFieldProps, "clearLabel" | "emptyText" | "onFound">;

/** One of a list that may be long: searched where it is, and applied at once where it stands in an address. */
export function Choice(props: ChoiceProps) {
  const { t } = useTranslation("shell");
  const apply = useApplyFilters();
  return (
    <ChoiceField
      {...props}
      clearLabel={t("dates.clear")}
      emptyText={t("list.nothing-found")}
      onFound={(value) => apply({ [props.name]: value })}
    />
  );
}

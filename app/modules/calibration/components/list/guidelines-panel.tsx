import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { NumberField } from "#app/ui/number-field/number-field.tsx";
import type { GroupListPage } from "../../queries/group-list.ts";
import { commands } from "../calibration-commands.ts";

/** What is expected of each group: shown beside what is, never enforced. */
export function GuidelinesPanel({ cycleId, places }: { cycleId: string; places: GroupListPage["places"] }) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  const closeHref = address({ panel: null });
  const form = commands.useCommandForm({
    intent: "save-guidelines",
    fields: { cycleId },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("guidelines.title")} closeHref={closeHref} submit={t("save")}>
      <p>{t("guidelines.text")}</p>
      {places.map(({ id, label, percent }) => (
        <NumberField
          key={id}
          id={`guideline-${id}`}
          name={`percents.${id}`}
          label={label}
          suffix="%"
          min={0}
          max={100}
          step={1}
          defaultValue={form.typed(`percents.${id}`) ?? percent ?? ""}
          error={form.wrong(`percents.${id}`)}
        />
      ))}
    </FormPanel>
  );
}

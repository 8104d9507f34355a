import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PeopleField } from "#app/modules/people/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { commands } from "../calibration-commands.ts";

/** A group of one's own choice: who calibrates, and whom. */
export function NewGroupPanel({ cycleId }: { cycleId: string }) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  const closeHref = address({ panel: null });
  const form = commands.useCommandForm({
    intent: "create-group",
    fields: { cycleId },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("group.new")} closeHref={closeHref} submit={t("group.create")}>
      <TextField {...form.field("name")} label={t("group.name")} required maxLength={120} />
      <PeopleField
        name="memberIds"
        label={t("group.members")}
        description={t("group.members-help")}
        error={form.wrong("memberIds")}
      />
      <PeopleField
        name="headIds"
        label={t("group.heads")}
        description={t("group.heads-help")}
        error={form.wrong("headIds")}
      />
      <PeopleField name="employeeIds" label={t("group.also")} error={form.wrong("employeeIds")} />
    </FormPanel>
  );
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { PageBody } from "#app/ui/page-body/page-body.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Switch } from "#app/ui/switch/switch.tsx";
import { preferenceCommands } from "./assist-commands.ts";
import classes from "./assist.module.css";

/** Whether a model may help oneself. */
export function PreferenceScreen({ page: { isOn, model } }: { page: { isOn: boolean; model: string | null } }) {
  const { t } = useTranslation("assist");
  const form = preferenceCommands.useCommandForm({ intent: "choose", said: t("saved") });
  return (
    <>
      <PageHeader title={t("title")} description={t("preference-text")} />
      <PageBody>
        <Callout>{model ? t("preference-model", { model }) : t("preference-none")}</Callout>
        <CommandForm form={form} guarded className={classes.form}>
          <Switch name="isOn" label={t("preference-on")} defaultChecked={isOn} />
          <SubmitRow form={form} label={t("save")} />
        </CommandForm>
      </PageBody>
    </>
  );
}

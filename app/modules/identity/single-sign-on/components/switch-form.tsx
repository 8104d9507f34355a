import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { FieldError } from "#app/ui/field/field.tsx";
import { Switch } from "#app/ui/switch/switch.tsx";
import type { SsoSettings } from "../queries/settings-page.ts";
import { ssoCommands } from "./sso-commands.ts";
import classes from "./sso.module.css";

export type SwitchFormProps = Pick<SsoSettings, "keepers"> & { connection: NonNullable<SsoSettings["connection"]> };

/** On or off, enforced or beside passwords, and who may come in by a password all the same. */
export function SwitchForm({ keepers, connection: { state, enforced, signsOutThere, breakGlass } }: SwitchFormProps) {
  const { t } = useTranslation("identity");
  const form = ssoCommands.useCommandForm({ intent: "switch", id: "sso-switch", said: t("sso.applied") });
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <Switch name="on" label={t("sso.switch-on")} defaultChecked={state === "ON"} />
      <Switch name="enforced" label={t("sso.enforce")} description={t("sso.enforce-text")} defaultChecked={enforced} />
      {signsOutThere === null ? null : (
        <Switch
          name="signsOutThere"
          label={t("sso.signs-out-there")}
          description={t("sso.signs-out-there-text")}
          defaultChecked={signsOutThere}
        />
      )}
      <fieldset className={classes.keepers}>
        <legend>{t("sso.keepers")}</legend>
        {keepers.map(({ id, name }) => (
          <Checkbox key={id} name="breakGlass" value={id} label={name} defaultChecked={breakGlass.includes(id)} />
        ))}
        <FieldError id={`${form.id}-keepers-error`} error={form.wrong("breakGlass")} />
      </fieldset>
      <SubmitRow form={form} label={t("sso.apply")} />
    </CommandForm>
  );
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { FieldError } from "#app/ui/field/field.tsx";
import { Switch } from "#app/ui/switch/switch.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { SsoSettings } from "../queries/settings-page.ts";
import { ssoCommands } from "./sso-commands.ts";
import classes from "./sso.module.css";

/** Whether people are added at their first sign-in, and which roles the provider's groups give. */
export function JoiningForm({ joining }: Pick<SsoSettings, "joining">) {
  const { t } = useTranslation("identity");
  const { version, told } = useVersionRead(joining.version);
  const form = ssoCommands.useCommandForm({
    intent: "save-joining",
    id: "sso-joining",
    fields: { version },
    defaultValue: { groupsClaim: joining.groupsClaim },
    said: t("policy.saved"),
    then: told,
  });
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <Switch
        name="addsPeople"
        label={t("sso.adds-people")}
        description={t("sso.adds-people-text")}
        defaultChecked={joining.addsPeople}
      />
      <fieldset className={classes.keepers}>
        <legend>{t("sso.roles-by-group")}</legend>
        <p className={classes.detail}>{t("sso.roles-by-group-text")}</p>
        {joining.roles.length === 0 ? (
          <Callout tone="info">{t("sso.no-roles")}</Callout>
        ) : (
          <>
            <TextField
              {...form.field("groupsClaim")}
              label={t("sso.groups-claim")}
              description={t("sso.groups-claim-help")}
              dir="ltr"
              autoComplete="off"
              spellCheck={false}
            />
            {joining.roles.map(({ id, name, groups }) => (
              <div key={id}>
                <input type="hidden" name="roleIds" value={id} />
                <TextArea
                  name="groups"
                  label={t("sso.groups-of-role", { role: name })}
                  description={t("sso.groups-of-role-help")}
                  defaultValue={groups.join("\n")}
                  rows={2}
                  spellCheck={false}
                />
              </div>
            ))}
            <FieldError id={`${form.id}-groups-error`} error={form.wrong("groups")} />
          </>
        )}
      </fieldset>
      <SubmitRow form={form} label={t("sso.save-joining")} />
    </CommandForm>
  );
}

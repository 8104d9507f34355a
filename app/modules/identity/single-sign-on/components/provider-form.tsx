import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import type { VersionRead } from "#app/platform/forms/use-version-read.ts";
import { PasswordField } from "#app/ui/password-field/password-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { OpenPreset } from "../domain/connection.ts";
import type { SsoSettings } from "../queries/settings-page.ts";
import { ssoCommands } from "./sso-commands.ts";
import classes from "./sso.module.css";

export type ProviderFormProps = Pick<SsoSettings, "connection"> & {
  preset: OpenPreset;
  /** The version of what is set up, of whichever kind. */
  read: VersionRead;
};

/** The client it knows Cairn by; the secret is typed and never shown again. */
export function ProviderForm({ preset, connection, read }: ProviderFormProps) {
  const { t } = useTranslation("identity");
  const [saves, setSaves] = useState(0);
  const form = ssoCommands.useCommandForm({
    intent: "save",
    id: "sso-provider",
    fields: { preset, version: read.version },
    defaultValue: { issuer: connection?.issuer ?? "", clientId: connection?.clientId ?? "" },
    said: t("sso.saved-test-now"),
    then: (answer) => {
      read.told(answer);
      if (answer.done) setSaves(saves + 1);
    },
  });
  const { defaultValue: _, ...secret } = form.field("secret");
  return (
    <CommandForm form={form} guarded className={classes.form}>
      {preset === "OIDC" ? (
        <TextField
          {...form.field("issuer")}
          type="url"
          label={t("sso.issuer")}
          description={t("sso.issuer-help")}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          required
        />
      ) : null}
      <TextField
        {...form.field("clientId")}
        label={t("sso.client-id")}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <PasswordField
        {...secret}
        key={saves}
        label={t("sso.client-secret")}
        {...(connection ? { description: t("sso.client-secret-kept") } : {})}
        showLabel={t("sso.show-secret")}
        hideLabelText={t("sso.hide-secret")}
        autoComplete="off"
        required={!connection}
      />
      <SubmitRow form={form} label={t("sso.save-provider")} />
    </CommandForm>
  );
}

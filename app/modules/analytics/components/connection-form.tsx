import { useEffect, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import type { AnyCommandForm } from "#app/platform/forms/use-command-form.ts";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { providers, type Provider } from "../domain/provider.ts";
import type { ConnectionScreen } from "../queries/connection-screen.ts";
import { PageAnswer, useCommandForm } from "./analytics-commands.ts";
import classes from "./analytics.module.css";

export type ConnectionFormProps = { connection: ConnectionScreen["connection"] };

/** Which service, where it is, and what Cairn proves itself with; the secret is never filled in again. */
export function ConnectionForm({ connection }: ConnectionFormProps) {
  const { t } = useTranslation("analytics");
  const form = useCommandForm({
    intent: "save-connection",
    defaultValue: {
      kind: connection?.kind ?? "METABASE",
      baseUrl: connection?.baseUrl ?? "",
      account: connection?.account ?? "",
    },
    said: t("settings.saved"),
  });
  const [kind, setKind] = useState(form.typed("kind") as Provider);
  const { defaultValue: _, ...chosen } = form.field("kind");
  return (
    <CommandForm form={form} guarded className={classes.form}>
      <PageAnswer intents={["save-connection"]} said={t("settings.saved")} />
      <SelectField
        {...chosen}
        label={t("settings.kind")}
        value={kind}
        onChange={(event) => setKind(event.target.value as Provider)}
        options={providers.map((value) => ({ value, label: t(`provider.${value}`) }))}
      />
      <TextField
        {...form.field("baseUrl")}
        label={t("settings.address")}
        description={t("settings.address-help")}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Credentials kept={connection !== null} kind={kind} form={form} key={form.answer?.done ? "saved" : "open"} />
      <SubmitRow form={form} label={connection ? t("save") : t("settings.save-new")} />
    </CommandForm>
  );
}

type CredentialsProps = { kept: boolean; kind: Provider; form: Pick<AnyCommandForm, "field"> };

/** What Cairn proves itself with; an account is asked only where the service knows one. */
function Credentials({ kept, kind, form }: CredentialsProps) {
  const { t } = useTranslation("analytics");
  const [scripted, setScripted] = useState(false);
  // Without a script all fields stand there, for nothing would bring them back.
  useEffect(() => setScripted(true), []);
  return (
    <>
      <div hidden={scripted && kind !== "SUPERSET"}>
        <TextField
          {...form.field("account")}
          label={t("settings.account")}
          description={t("settings.account-help")}
          dir="ltr"
          autoComplete="off"
          maxLength={200}
        />
      </div>
      <TextField
        {...form.field("secret")}
        type="password"
        label={t(`settings.secret-${kind}`)}
        description={kept ? t("settings.secret-kept") : t(`settings.secret-help-${kind}`)}
        dir="ltr"
        autoComplete="new-password"
        maxLength={2000}
        required={!kept}
      />
    </>
  );
}

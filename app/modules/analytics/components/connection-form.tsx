import { Form, useNavigation } from "@remix-run/react";
import { useEffect, useState } from "react";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { providers, type Provider } from "../domain/provider.ts";
import type { ConnectionScreen } from "../queries/connection-screen.ts";
import classes from "./analytics.module.css";
import { useAnalyticsWords } from "./use-analytics-words.ts";

export type ConnectionFormProps = { connection: ConnectionScreen["connection"]; result: CommandResult | null };

/** Which service, where it is, and what Cairn proves itself with; the secret is never filled in again. */
export function ConnectionForm({ connection, result }: ConnectionFormProps) {
  const words = useAnalyticsWords(result, "save-connection");
  const { t, own, typed, wrong, refusal } = words;
  const [kind, setKind] = useState<Provider>((typed("kind") as Provider | null) ?? connection?.kind ?? "METABASE");
  const [scripted, setScripted] = useState(false);
  // Without a script all fields stand there, for nothing would bring them back.
  useEffect(() => setScripted(true), []);
  const busy = useNavigation().formData?.get("intent") === "save-connection";
  return (
    <Form method="post" className={classes.form} key={own?.done ? "done" : "open"}>
      {refusal ? (
        <Callout tone="danger" announced>
          {refusal}
        </Callout>
      ) : null}
      {own?.done ? (
        <Callout tone="success" announced>
          {t("settings.saved")}
        </Callout>
      ) : null}
      <input type="hidden" name="intent" value="save-connection" />
      <SelectField
        name="kind"
        label={t("settings.kind")}
        value={kind}
        onChange={(event) => setKind(event.target.value as Provider)}
        error={wrong("kind")}
        options={providers.map((value) => ({ value, label: t(`provider.${value}`) }))}
      />
      <TextField
        name="baseUrl"
        label={t("settings.address")}
        description={t("settings.address-help")}
        defaultValue={typed("baseUrl") ?? connection?.baseUrl ?? ""}
        error={wrong("baseUrl")}
        dir="ltr"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Credentials connection={connection} kind={kind} scripted={scripted} words={words} />
      <div className={classes.buttons}>
        <Button type="submit" tone="primary" loading={busy}>
          {connection ? t("save") : t("settings.save-new")}
        </Button>
      </div>
    </Form>
  );
}

type CredentialsProps = Pick<ConnectionFormProps, "connection"> & {
  kind: Provider;
  scripted: boolean;
  words: ReturnType<typeof useAnalyticsWords>;
};

/** What Cairn proves itself with; an account is asked only where the service knows one. */
function Credentials({ connection, kind, scripted, words: { t, typed, wrong } }: CredentialsProps) {
  return (
    <>
      <div hidden={scripted && kind !== "SUPERSET"}>
        <TextField
          name="account"
          label={t("settings.account")}
          description={t("settings.account-help")}
          defaultValue={typed("account") ?? connection?.account ?? ""}
          error={wrong("account")}
          dir="ltr"
          autoComplete="off"
          maxLength={200}
        />
      </div>
      <TextField
        name="secret"
        type="password"
        label={t(`settings.secret-${kind}`)}
        description={connection ? t("settings.secret-kept") : t(`settings.secret-help-${kind}`)}
        error={wrong("secret")}
        dir="ltr"
        autoComplete="new-password"
        maxLength={2000}
        required={connection === null}
      />
    </>
  );
}

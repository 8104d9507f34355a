import { useFetcher, useSubmit } from "@remix-run/react";
import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { DoorError, useFieldErrors } from "./door-error.tsx";
import { usePasskeySupport } from "./use-passkey-support.ts";
import classes from "./settings.module.css";

type Started = { options: PublicKeyCredentialCreationOptionsJSON; name: string };

/** Password and name first, then the browser asks for finger, face or key, then what it made is kept. */
export function AddPasskey({ result }: { result: CommandResult | null }) {
  const { t } = useTranslation("identity");
  const supported = usePasskeySupport();
  const { fetcher, refused, busy } = useEnrolment();
  const answer = fetcher.data ?? null;
  const errors = useFieldErrors()(answer?.reply?.error?.["name"] ?? undefined);
  if (!supported) return <Callout>{t("passkeys.unsupported")}</Callout>;
  return (
    <fetcher.Form
      method="post"
      className={classes.form}
      key={result?.intent === "add-passkey" && result.done ? "done" : "open"}
    >
      <DoorError result={answer} />
      <DoorError result={result?.intent === "add-passkey" ? result : null} />
      {refused ? (
        <Callout tone="warning" announced>
          {t("passkeys.refused")}
        </Callout>
      ) : null}
      <input type="hidden" name="intent" value="start-passkey" />
      <TextField
        name="name"
        label={t("passkeys.name")}
        description={t("passkeys.name-help")}
        error={errors ?? []}
        maxLength={100}
        autoComplete="off"
        required
      />
      <CurrentPasswordField result={answer} label={t("password.current")} />
      <div className={classes.submit}>
        <Button type="submit" tone="primary" loading={busy}>
          {t("passkeys.add")}
        </Button>
      </div>
    </fetcher.Form>
  );
}

/** Each answer of the server with options leads to one question of the browser. */
function useEnrolment() {
  const fetcher = useFetcher<CommandResult>();
  const submit = useSubmit();
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  const asked = useRef<unknown>(null);
  const data = fetcher.data;
  useEffect(() => {
    if (!data?.done || asked.current === data) return;
    asked.current = data;
    const { options, name } = data.value as Started;
    setAsking(true);
    setRefused(false);
    void import("@simplewebauthn/browser")
      .then(({ startRegistration }) => startRegistration({ optionsJSON: options }))
      .then((response) =>
        submit({ intent: "add-passkey", name, response: JSON.stringify(response) }, { method: "post" }),
      )
      .catch(() => setRefused(true))
      .finally(() => setAsking(false));
  }, [data, submit]);
  return { fetcher, refused, busy: asking || fetcher.state !== "idle" };
}

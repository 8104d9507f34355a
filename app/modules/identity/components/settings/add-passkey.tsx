import type { PublicKeyCredentialCreationOptionsJSON } from "@simplewebauthn/browser";
import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useRefusalOf } from "#app/platform/forms/use-refusal-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { CodeField } from "../sign-in/code-field.tsx";
import { CurrentPasswordField } from "./current-password-field.tsx";
import { factorCommands } from "../identity-commands.ts";
import classes from "./settings.module.css";
import { usePasskeySupport } from "./use-passkey-support.ts";

/** Keeps what the browser made; heard where its answer is shown. */
export function useAddedPasskey() {
  return factorCommands.useCommand({ intent: "add-passkey", refusals: "shown" });
}

type AddPasskeyProps = {
  added: ReturnType<typeof useAddedPasskey>;
  /** Whether a code of the app is asked for as well. */
  withCode?: boolean;
};

/** Password and name first, then the browser asks for finger, face or key, then what it made is kept. */
export function AddPasskey({ added, withCode = false }: AddPasskeyProps) {
  const { t } = useTranslation("identity");
  const supported = usePasskeySupport();
  const { form, refused, busy } = useEnrolment(added);
  const refusalOf = useRefusalOf("identity");
  if (!supported) return <Callout>{t("passkeys.unsupported")}</Callout>;
  return (
    <CommandForm form={form} className={classes.form} key={added.answer?.done ? "done" : "open"}>
      {added.answer && !added.answer.done ? (
        <Callout tone="danger" announced>
          {refusalOf(added.answer)}
        </Callout>
      ) : null}
      {refused ? (
        <Callout tone="warning" announced>
          {t("passkeys.refused")}
        </Callout>
      ) : null}
      <TextField
        {...form.field("name")}
        label={t("passkeys.name")}
        description={t("passkeys.name-help")}
        maxLength={100}
        autoComplete="off"
        required
      />
      <CurrentPasswordField form={form} label={t("password.current")} />
      {withCode ? <CodeField form={form} label={t("totp.code")} description={t("second-step.help")} /> : null}
      <div className={classes.submit}>
        <Button type="submit" tone="primary" loading={busy}>
          {t("passkeys.add")}
        </Button>
      </div>
    </CommandForm>
  );
}

/** Each answer of the server with options leads to one question of the browser. */
function useEnrolment(added: AddPasskeyProps["added"]) {
  const [asking, setAsking] = useState(false);
  const [refused, setRefused] = useState(false);
  const ask = async (optionsJSON: PublicKeyCredentialCreationOptionsJSON, name: string) => {
    setAsking(true);
    setRefused(false);
    try {
      const { startRegistration } = await import("@simplewebauthn/browser");
      const response = JSON.stringify(await startRegistration({ optionsJSON }));
      added.send({ intent: "add-passkey", name, response });
    } catch {
      setRefused(true);
    } finally {
      setAsking(false);
    }
  };
  const form = factorCommands.useCommandForm({
    intent: "start-passkey",
    then: (answer) => {
      if (answer.done) void ask(answer.value.options, answer.value.name);
    },
  });
  return { form, refused, busy: asking || form.busy || added.busy };
}

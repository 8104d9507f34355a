import { useRefusalOf } from "#app/platform/forms/use-refusal-words.ts";
import { IconKey } from "@tabler/icons-react";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { doorCommands } from "../identity-commands.ts";
import { usePasskeySupport } from "../settings/use-passkey-support.ts";
import classes from "./auth-layout.module.css";

/** Signs in by what the device holds; in sight only where the browser can, its place kept so that nothing jumps. */
export function PasskeySignIn({ returnTo, label }: { returnTo: string; label: string }) {
  const { t } = useTranslation("identity");
  const command = doorCommands.useCommand({ intent: "", action: "/login/passkey", refusals: "shown" });
  const refusalOf = useRefusalOf("identity");
  const supported = usePasskeySupport();
  const [state, setState] = useState<"idle" | "asking" | "refused">("idle");
  const ask = async () => {
    setState("asking");
    const response = await answerOf().catch(() => null);
    setState(response ? "idle" : "refused");
    if (response) command.send({ response, returnTo });
  };
  return (
    <div className={classes.form} data-waiting={supported ? undefined : true}>
      {state === "refused" ? (
        <Callout tone="warning" announced>
          {t("passkeys.not-used")}
        </Callout>
      ) : command.answer && !command.answer.done ? (
        <Callout tone="danger" announced>
          {refusalOf(command.answer)}
        </Callout>
      ) : null}
      <Button fullWidth icon={<IconKey />} loading={state === "asking" || command.busy} onClick={() => void ask()}>
        {label}
      </Button>
    </div>
  );
}

async function answerOf(): Promise<string> {
  const [{ startAuthentication }, asked] = await Promise.all([
    import("@simplewebauthn/browser"),
    fetch("/login/passkeyOptions", { method: "POST" }),
  ]);
  if (!asked.ok) throw new Error("The door gave no challenge.");
  return JSON.stringify(
    await startAuthentication({ optionsJSON: (await asked.json()) as PublicKeyCredentialRequestOptionsJSON }),
  );
}

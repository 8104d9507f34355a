import { useFetcher } from "@remix-run/react";
import { IconKey } from "@tabler/icons-react";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { CommandResult } from "#app/platform/http/command.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DoorError } from "./door-error.tsx";
import { usePasskeySupport } from "./use-passkey-support.ts";

/** Signs in by what the device holds; there only where the browser can. */
export function PasskeySignIn({ returnTo, label }: { returnTo: string; label: string }) {
  const { t } = useTranslation("identity");
  const fetcher = useFetcher<CommandResult>();
  const supported = usePasskeySupport();
  const [state, setState] = useState<"idle" | "asking" | "refused">("idle");
  if (!supported) return null;
  const ask = async () => {
    setState("asking");
    const response = await answerOf().catch(() => null);
    setState(response ? "idle" : "refused");
    if (response) fetcher.submit({ response, returnTo }, { method: "post", action: "/login/passkey" });
  };
  return (
    <>
      {state === "refused" ? <Callout tone="warning" announced>{t("passkeys.not-used")}</Callout> : <DoorError result={fetcher.data} />}
      <Button fullWidth icon={<IconKey />} loading={state === "asking" || fetcher.state !== "idle"} onClick={() => void ask()}>{label}</Button>
    </>
  );
}

async function answerOf(): Promise<string> {
  const [{ startAuthentication }, asked] = await Promise.all([import("@simplewebauthn/browser"), fetch("/login/passkeyOptions", { method: "POST" })]);
  if (!asked.ok) throw new Error("The door gave no challenge.");
  return JSON.stringify(await startAuthentication({ optionsJSON: (await asked.json()) as PublicKeyCredentialRequestOptionsJSON }));
}

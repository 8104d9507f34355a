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
import classes from "./door-screen.module.css";

/** Signs in by what the device holds; in sight only where the browser can, its place kept so that nothing jumps. */
export function PasskeySignIn({ returnTo, label }: { returnTo: string; label: string }) {
  const { t } = useTranslation("identity");
  const fetcher = useFetcher<CommandResult>();
  const supported = usePasskeySupport();
  const [state, setState] = useState<"idle" | "asking" | "refused">("idle");
  const ask = async () => {
    setState("asking");
    const response = await answerOf().catch(() => null);
    setState(response ? "idle" : "refused");
    if (response) fetcher.submit({ response, returnTo }, { method: "post", action: "/login/passkey" });
  };
  return (
    <div className={classes.form} data-waiting={supported ? undefined : true}>
      {state === "refused" ? (
        <Callout tone="warning" announced>
          {t("passkeys.not-used")}
        </Callout>
      ) : (
        <DoorError result={fetcher.data} />
      )}
      <Button
        fullWidth
        icon={<IconKey />}
        loading={state === "asking" || fetcher.state !== "idle"}
        onClick={() => void ask()}
      >
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

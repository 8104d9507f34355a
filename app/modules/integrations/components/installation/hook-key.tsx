import { useTranslation } from "react-i18next";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { useCommand, usePageAnswer } from "../integration-commands.ts";

type HookKeyProps = { installationId: string; made: string; make: string };

/** Makes the key that another system comes with, and shows it this once. */
export function HookKey({ installationId, made, make: verb }: HookKeyProps) {
  const { t } = useTranslation("integrations");
  const make = useCommand({ intent: "make-hook-key", refusals: "shown" });
  const onPage = usePageAnswer("make-hook-key");
  const answer = make.answer ?? onPage;
  return (
    <>
      {answer?.done ? (
        <Callout tone="warning" announced title={made}>
          <bdi dir="ltr">{answer.value.key}</bdi>{" "}
          <CopyButton text={answer.value.key} label={t("hook-copy")} copied={t("hook-copied")} />
        </Callout>
      ) : null}
      <ActForm command={make} intent="make-hook-key" fields={{ installationId }}>
        <Button type="submit" loading={make.busy}>
          {verb}
        </Button>
      </ActForm>
    </>
  );
}

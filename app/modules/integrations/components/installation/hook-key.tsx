import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { ShownOnce } from "#app/platform/forms/shown-once.tsx";
import { Button } from "#app/ui/button/button.tsx";
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
        <ShownOnce
          title={made}
          text={t("hook-keep")}
          secret={answer.value.key}
          copy={t("hook-copy")}
          copied={t("hook-copied")}
        />
      ) : null}
      <ActForm command={make} intent="make-hook-key" fields={{ installationId }}>
        <Button type="submit" loading={make.busy}>
          {verb}
        </Button>
      </ActForm>
    </>
  );
}

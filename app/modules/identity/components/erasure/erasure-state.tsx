import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { NamedErasurePage } from "../../erasure/queries/with-words.ts";
import { erasureCommands } from "../identity-commands.ts";

/** Where an erasure stands: what may still be done about it, or what came of it. */
export function ErasureState({ page: { person, erasure }, timeZone }: { page: NamedErasurePage; timeZone: string }) {
  const { t } = useTranslation("identity");
  const format = useFormat(timeZone);
  const command = erasureCommands.useCommand({ intent: "call-off", said: t("erasure.called-off") });
  if (!erasure) return null;
  if (erasure.state === "RUNNING")
    return (
      <Callout tone="info" title={t("erasure.running")}>
        {t("erasure.running-text")}
      </Callout>
    );
  if (erasure.doneAt)
    return (
      <Callout
        tone="success"
        title={t("erasure.done", { time: format.dateTime(erasure.doneAt) })}
        action={
          <Button href={`/app/employee/${person.id}/erasure/certificate`} download>
            {t("erasure.certificate")}
          </Button>
        }
      >
        {t("erasure.done-text")}
      </Callout>
    );
  const asked = { name: erasure.askedByName, time: format.dateTime(erasure.askedAt) };
  return (
    <Callout
      tone="warning"
      title={t("erasure.waiting", { date: format.date(erasure.erasesOn) })}
      action={
        <ActForm command={command} intent="call-off" fields={{ employeeId: person.id }}>
          <Button type="submit" tone="secondary" loading={command.busy}>
            {t("erasure.call-off")}
          </Button>
        </ActForm>
      }
    >
      {t("erasure.waiting-text", asked)}
    </Callout>
  );
}

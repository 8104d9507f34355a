import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Card } from "#app/ui/card/card.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { AttemptView, DeliveryDetail } from "../queries/delivery-log.ts";
import { eventKey } from "./event-key.ts";
import { useCommand } from "./webhook-commands.ts";
import type { WebhookPage } from "./webhook-screen.tsx";
import classes from "./webhooks.module.css";

/** One message: what was sent, each try, and what was answered; it can be sent again. */
export function DeliveryInFull({ page, delivery }: { page: WebhookPage; delivery: DeliveryDetail }) {
  const { t } = useTranslation("webhooks");
  const replay = useCommand({ intent: "replay", said: t("asked") });
  const mayReplay = delivery.state !== "WAITING" && page.webhook.state === "ACTIVE";
  return (
    <Card>
      <div className={classes.try}>
        <strong>{t(`event.${eventKey(delivery.event)}`)}</strong>
        <code className={classes.detail}>{`msg_${delivery.id}`}</code>
        <div className={classes.acts}>
          {mayReplay ? (
            <ActForm
              command={replay}
              intent="replay"
              fields={{ webhookId: page.webhook.id, messageId: delivery.id }}
              className={classes.acts}
            >
              <Button type="submit" size="small" loading={replay.busy}>
                {t("replay")}
              </Button>
            </ActForm>
          ) : null}
          <UiLink href={page.state ? `?state=${page.state}` : "?"}>{t("close")}</UiLink>
        </div>
        <span className={classes.detail}>{t("sent")}</span>
        <pre className={classes.code}>{delivery.body}</pre>
        {delivery.tried.map((attempt) => (
          <Attempt key={attempt.number} attempt={attempt} timeZone={page.timeZone} />
        ))}
        {delivery.tried.length === 0 ? <span className={classes.detail}>{t("not-tried")}</span> : null}
      </div>
    </Card>
  );
}

const faults = new Set(["unreachable", "private-address", "too-slow", "redirected", "too-large", "malformed"]);

function Attempt({ attempt, timeZone }: { attempt: AttemptView; timeZone: string }) {
  const { t } = useTranslation("webhooks");
  const format = useFormat(timeZone);
  const { number, at, status, fault, milliseconds, requestHeaders, answerHeaders, answer } = attempt;
  const ended =
    fault && faults.has(fault) ? t(`fault.${fault}`) : t("answered", { status: format.number(status ?? 0) });
  return (
    <Fold title={t("try-title", { number, time: format.dateTime(at), ended })}>
      <div className={classes.try}>
        <span className={classes.detail}>{t("took", { count: milliseconds })}</span>
        <pre className={classes.code}>{linesOf(requestHeaders)}</pre>
        {answerHeaders ? <pre className={classes.code}>{`${linesOf(answerHeaders)}\n\n${answer}`.trim()}</pre> : null}
      </div>
    </Fold>
  );
}

function linesOf(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ShownOnce } from "#app/platform/forms/shown-once.tsx";
import type { MadeWebhook } from "../use-cases/create-webhook.ts";

/** The secret of a webhook, shown this once. */
export function WebhookMade({ made: { name, secret } }: { made: MadeWebhook }) {
  const { t } = useTranslation("webhooks");
  return (
    <ShownOnce
      title={t("made", { name })}
      text={t("made-text")}
      secret={secret}
      copy={t("copy-secret")}
      copied={t("copied-secret")}
    />
  );
}

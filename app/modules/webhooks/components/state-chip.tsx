import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import type { DeliveryView } from "../queries/delivery-log.ts";
import type { WebhookView } from "../queries/webhook-list.ts";

/** How a webhook stands; one whose last tries failed is not simply on. */
export function StateChip({ webhook: { state, failures } }: { webhook: Pick<WebhookView, "state" | "failures"> }) {
  const { t } = useTranslation("webhooks");
  if (state === "ACTIVE" && failures > 0) return <Chip tone="orange">{t("state.FAILING", { count: failures })}</Chip>;
  const tones: Record<WebhookView["state"], Tone> = { ACTIVE: "green", PAUSED: "grey", STOPPED: "red" };
  return <Chip tone={tones[state]}>{t(`state.${state}`)}</Chip>;
}

const deliveryTones: Record<DeliveryView["state"], Tone> = { WAITING: "blue", DELIVERED: "green", FAILED: "red" };

/** How a message stands. */
export function DeliveryChip({ state }: Pick<DeliveryView, "state">) {
  const { t } = useTranslation("webhooks");
  return <Chip tone={deliveryTones[state]}>{t(`delivery.${state}`)}</Chip>;
}

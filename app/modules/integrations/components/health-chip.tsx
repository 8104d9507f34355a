import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Chip, type Tone } from "#app/ui/chip/chip.tsx";
import type { Health } from "../domain/schedule.ts";

const tones: Record<Health, Tone> = {
  DRAFT: "grey",
  PAUSED: "grey",
  WAITING: "blue",
  GOOD: "green",
  DEGRADED: "orange",
  SIGN_IN: "red",
};

/** How an installation stands, in a word; one whose last run left rows out says so. */
export function HealthChip({ health, refused = 0 }: { health: Health; refused?: number }) {
  const { t } = useTranslation("integrations");
  if (health === "GOOD" && refused > 0)
    return <Chip tone="orange">{t("health.GOOD_BUT_REFUSED", { count: refused })}</Chip>;
  return <Chip tone={tones[health]}>{t(`health.${health}`)}</Chip>;
}

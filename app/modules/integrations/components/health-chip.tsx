import { useTranslation } from "react-i18next";
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

/** How an installation stands, in a word. */
export function HealthChip({ health }: { health: Health }) {
  const { t } = useTranslation("integrations");
  return <Chip tone={tones[health]}>{t(`health.${health}`)}</Chip>;
}

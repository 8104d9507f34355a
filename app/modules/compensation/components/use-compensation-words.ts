import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";

/** The room's words with its numbers: percent from basis points, a ratio to the middle of a range. */
export function useCompensationWords() {
  const { t } = useTranslation("compensation");
  const format = useFormat();
  return {
    t,
    /** What became of recommendations that were taken over. */
    saidOfApplied: ({ applied, outside }: { applied: number; outside: number }) =>
      outside > 0
        ? t("said.recommended-outside", { count: applied, outside })
        : t("said.recommended", { count: applied }),
    format,
    percent: (points: number | null) => (points === null ? "–" : format.measuredPercent(points / 100)),
    money: (amount: number | null, currency: string) => (amount === null ? "–" : format.money(amount, currency)),
  };
}

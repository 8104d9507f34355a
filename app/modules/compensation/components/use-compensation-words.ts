import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";

/** The room's words with its numbers: percent from basis points, a ratio to the middle of a range. */
export function useCompensationWords() {
  const { t } = useTranslation("compensation");
  const format = useFormat();
  return {
    t,
    format,
    percent: (points: number | null) => (points === null ? "–" : format.measuredPercent(points / 100)),
    money: (amount: number | null, currency: string) => (amount === null ? "–" : format.money(amount, currency)),
  };
}

import type { Recommendation } from "../queries/recommendations.ts";
import { useCompensationWords } from "./use-compensation-words.ts";

/** An amount that says why it is so: `3.2 % = Meets × lower third, prorated 9/12, from the budget`. */
export function useExplanation() {
  const { t, percent, money } = useCompensationWords();
  return ({ target, zone, proration, step, raise }: Recommendation, rating: string, currency: string): string => {
    const { numerator, denominator } = proration;
    const parts = [
      t("explain.target", { percent: percent(target), rating, zone: t(`zone.${zone}`) }),
      ...(numerator === denominator ? [] : [t("explain.prorated", { part: `${numerator}/${denominator}` })]),
      ...(step > 1 ? [t("explain.rounded", { step: money(step, currency) })] : []),
      t("explain.budget", { amount: money(raise, currency) }),
    ];
    return parts.join(" · ");
  };
}

import type { Recommendation } from "../queries/recommendations.ts";
import type { Fraction } from "../domain/exact.ts";
import { useCompensationWords } from "./use-compensation-words.ts";

/** An amount that says why it is so: `3.2 % = Meets × lower third, prorated 9/12, from the budget`. */
export function useExplanation() {
  const { t, percent, money } = useCompensationWords();
  const prorated = useProrated();
  return (
    { target, zone, proration, leave, step, raise }: Recommendation,
    rating: string,
    currency: string,
  ): string => {
    const parts = [
      t("explain.target", { percent: percent(target), rating, zone: t(`zone.${zone}`) }),
      ...(proration.numerator === proration.denominator ? [] : [prorated(proration, leave)]),
      ...(step > 1 ? [t("explain.rounded", { step: money(step, currency) })] : []),
      t("explain.budget", { amount: money(raise, currency) }),
    ];
    return parts.join(" · ");
  };
}

/** A part of a year that says what leave took of it: `prorated 9/12: 3 months of leave`. */
export function useProrated() {
  const { t } = useCompensationWords();
  return ({ numerator, denominator }: Fraction, leave = 0): string => {
    const part = t("explain.prorated", { part: `${numerator}/${denominator}` });
    if (leave === 0) return part;
    const took = t(denominator === 12 ? "explain.leave-months" : "explain.leave-days", { count: leave });
    return t(numerator + leave < denominator ? "explain.joined-and-leave" : "explain.leave", { part, leave: took });
  };
}

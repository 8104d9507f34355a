import { useEngagementWords } from "../engagement-words.ts";

/** What a benchmark says beside a number of one's own, with the difference in words; null where either is not told. */
export function useBeside() {
  const { t, format } = useEngagementWords();
  const than = (own: number, other: number, unit: "points" | "average") => {
    const by = Math.round((own - other) * 10) / 10;
    if (by === 0) return t("benchmark.same");
    const count = Math.abs(by);
    return t(`benchmark.${by > 0 ? "higher" : "lower"}-${unit}`, { count, by: format.number(count) });
  };
  const points = (own: number, other: number) => than(own, other, "points");
  return {
    points,
    shares: (own: number | null, other: number | null) =>
      own === null || other === null
        ? null
        : t("benchmark.question", { share: format.percent(other), difference: points(own, other) }),
    averages: (own: number | null, other: number | null) =>
      own === null || other === null
        ? null
        : t("benchmark.averages", {
            own: format.number(own),
            other: format.number(other),
            difference: than(own, other, "average"),
          }),
  };
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";

/** Months with the company in words: years and months, without what is zero. */
export function useTenure(): (months: number) => string {
  const { t } = useTranslation("people");
  return (months) => {
    const [years, rest] = [Math.floor(months / 12), months % 12];
    if (months < 0) return t("tenure.not-yet");
    if (months === 0) return t("tenure.new");
    if (years === 0) return t("tenure.months", { months: rest });
    return rest === 0
      ? t("tenure.years", { years })
      : t("tenure.both", { years: t("tenure.years", { years }), months: t("tenure.months", { months: rest }) });
  };
}

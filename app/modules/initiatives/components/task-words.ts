import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";

/** The room's words, and the names of states and refusals. */
export function useTaskWords() {
  const { t } = useTranslation("initiatives");
  const refusal = (code: string, params: Record<string, string | number> = {}) =>
    t(`errors.${code.slice(code.indexOf(".") + 1)}`, {
      ...params,
      ns: code.startsWith("tags.") ? "tags" : "initiatives",
      defaultValue: t("errors.failed"),
    });
  const { i18n } = useTranslation();
  // The fifth of January 1970 was a Monday.
  const weekday = (day: number, width: "long" | "short") =>
    new Intl.DateTimeFormat(i18n.language, { weekday: width, timeZone: "UTC" }).format(
      new Date(Date.UTC(1970, 0, 4 + day)),
    );
  return {
    t,
    format: useFormat(),
    weekday,
    refusal,
    fieldError: (codes: readonly string[] | undefined) => (codes?.[0] === undefined ? undefined : refusal(codes[0])),
  };
}

/** The day of the week of a local date, 1 is Monday. */
export function isoWeekday(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
}

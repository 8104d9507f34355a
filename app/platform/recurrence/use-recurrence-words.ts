import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "../i18n/use-format.ts";
import type { Recurrence } from "./recurrence.ts";

export type SaidRecurrence = Omit<Recurrence, "startsOn" | "endsOn">;

/** How something comes back, in the person's language: "Every 2 weeks on Monday and Thursday". */
export function useRecurrenceWords() {
  const { t, i18n } = useTranslation("shell");
  const format = useFormat();
  // The fifth of January 1970 was a Monday.
  const weekday = (day: number, width: "long" | "short") =>
    new Intl.DateTimeFormat(i18n.language, { weekday: width, timeZone: "UTC" }).format(
      new Date(Date.UTC(1970, 0, 4 + day)),
    );
  const rounds = ({ frequency, every, weekdays, monthDay, weekOfMonth }: SaidRecurrence) => {
    const days = format.list(weekdays.map((day) => weekday(day, "long")));
    if (frequency === "DAILY") return t("recurrence.daily", { every });
    if (frequency === "WEEKLY") return t(days ? "recurrence.weekly" : "recurrence.weeks", { every, days });
    return weekOfMonth
      ? t("recurrence.monthly-weekday", { every, week: String(weekOfMonth), days })
      : t("recurrence.monthly", { every, day: monthDay ?? 1 });
  };
  const words = (rule: SaidRecurrence) =>
    rule.count ? t("recurrence.times", { rounds: rounds(rule), count: rule.count }) : rounds(rule);
  return { t, words, weekday };
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useRecurrenceWords } from "#app/platform/recurrence/use-recurrence-words.ts";
import { useViewer } from "#app/shell/frame-context.ts";

/** The room's words; days and hours by the reader's clock. */
export function useOneOnOneWords() {
  const { t } = useTranslation("one-on-ones");
  const { timeZone } = useViewer();
  const format = useFormat(timeZone);
  const { words } = useRecurrenceWords();
  return {
    t,
    format,
    when: format.appointment,
    /** How often a series meets. */
    often: (everyWeeks: number) =>
      everyWeeks === 0 ? t("once") : words({ frequency: "WEEKLY", every: everyWeeks, weekdays: [], monthDay: null }),
  };
}

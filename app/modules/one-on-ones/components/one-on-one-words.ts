import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";

/** The room's words; days and hours by the reader's clock. */
export function useOneOnOneWords() {
  const { t, i18n } = useTranslation("one-on-ones");
  const { timeZone } = useViewer();
  const agreed = new Intl.DateTimeFormat(i18n.language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
  const format = useFormat(timeZone);
  return {
    t,
    format,
    /** With the day of the week, for what is agreed. */
    when: (at: string) => agreed.format(new Date(at)),
  };
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";

/** The room's words; days and hours by the reader's clock. */
export function useReviewWords() {
  const { t, i18n } = useTranslation("reviews");
  const { timeZone } = useViewer();
  const format = useFormat(timeZone);
  return {
    t,
    language: i18n.language,
    format,
    span: (from: string, to: string) => `${format.date(from)} – ${format.date(to)}`,
    score: (percent: number | null) => (percent === null ? "–" : format.percent(percent)),
  };
}

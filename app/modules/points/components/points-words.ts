import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { eventWords } from "../domain/event-words.ts";

/** The room's words; days by the reader's clock. */
export function usePointsWords() {
  const { t } = useTranslation("points");
  const { timeZone } = useViewer();
  const format = useFormat(timeZone);
  return { t, format, ...eventWords({ t: (key, params = {}) => t(key, params), format }) };
}

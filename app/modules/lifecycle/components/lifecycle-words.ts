import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";

/** The room's words; days by the reader's clock. */
export function useLifecycleWords() {
  const { t } = useTranslation("lifecycle");
  const { timeZone } = useViewer();
  return { t, format: useFormat(timeZone) };
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";

/** The room's words. */
export function useFeedbackWords() {
  const { t, i18n } = useTranslation("feedback");
  return { t, format: useFormat(), language: i18n.language };
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";

/** The room's words, and how its days and numbers are written. */
export function useTaskWords() {
  const { t } = useTranslation("initiatives");
  return { t, format: useFormat() };
}

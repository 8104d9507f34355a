import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useQuestionnaireWords } from "#app/modules/questionnaires/ui.ts";
import { useViewer } from "#app/shell/frame-context.ts";
import { asLanguage } from "#app/platform/i18n/languages.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { nameOfDriver } from "../domain/name-of-driver.ts";

/** The room's words, days by the reader's clock, texts in the reader's language, and what drivers are called. */
export function useEngagementWords() {
  const { t, i18n } = useTranslation("engagement");
  const { timeZone } = useViewer();
  const format = useFormat(timeZone);
  const { reading } = useQuestionnaireWords();
  return {
    t,
    format,
    language: asLanguage(i18n.language),
    say: reading.say,
    reading,
    /** With the driver above it, where one is told along. */
    driverName: (driver: Parameters<typeof nameOfDriver>[0]) => nameOfDriver(driver, t),
  };
}

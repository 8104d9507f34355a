import { useCompanyTold } from "#app/platform/company/told-context.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useViewer } from "../frame-context.ts";

/**
 * What two people have in common who read the same words of the same record: their language, their time zone, the company's
 * ways of writing. For `Kept`; the time is not in it.
 */
export function useReadAlike(): () => string {
  const { i18n } = useTranslation();
  const { timeZone } = useViewer();
  const company = useCompanyTold();
  let said: string | undefined;
  return () => (said ??= JSON.stringify([i18n.language, timeZone, company]));
}

import { useCallback } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";

/** What went wrong in a run, in words: by its code, which may be one of another room's rules. */
export function useFaultWords(): (code: string) => string {
  const { t, i18n } = useTranslation("integrations");
  const say = useRefusalWords("integrations");
  return useCallback(
    (code) => (i18n.exists(`errors.fault-${code}`, { ns: "integrations" }) ? t(`errors.fault-${code}`) : say(code)),
    [t, i18n, say],
  );
}

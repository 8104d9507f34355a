import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";

/** The room's words, and the names of states and refusals. */
export function useTaskWords() {
  const { t } = useTranslation("initiatives");
  const refusal = (code: string, params: Record<string, string | number> = {}) =>
    t(`errors.${code.slice(code.indexOf(".") + 1)}`, {
      ...params,
      ns: code.startsWith("tags.") ? "tags" : "initiatives",
      defaultValue: t("errors.failed"),
    });
  return {
    t,
    format: useFormat(),
    refusal,
    fieldError: (codes: readonly string[] | undefined) => (codes?.[0] === undefined ? undefined : refusal(codes[0])),
  };
}

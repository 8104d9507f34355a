import { useTranslation } from "react-i18next";

/** The room's words, and those of refusals. */
export function useViewWords() {
  const { t } = useTranslation("audiences");
  const refusal = (code: string, params: Readonly<Record<string, string | number>> = {}) =>
    t(`errors.${code.slice(code.indexOf(".") + 1)}`, { ...params, defaultValue: t("errors.failed") });
  return {
    t,
    refusal,
    fieldError: (codes: readonly string[] | undefined) => (codes?.[0] === undefined ? undefined : refusal(codes[0])),
  };
}

import { useCallback } from "react";
import { useTranslation } from "./use-translation.ts";
import { useFormat } from "./use-format.ts";

const firstNamed = 5;

/** Names some of many: the first ones, and how many more there are (`of`, where not all are at hand). */
export function useNamesOf(): (names: readonly string[], of?: number) => string {
  const { t } = useTranslation("shell");
  const format = useFormat();
  return useCallback(
    (names, of = names.length) => {
      const first = names.slice(0, firstNamed);
      const more = of - first.length;
      const all = more > 0 ? [...first, t("more-names", { count: more })] : first;
      return format.list(all);
    },
    [t, format],
  );
}

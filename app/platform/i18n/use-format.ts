import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { createFormat, type Format } from "./create-format.ts";

export type { Format } from "./create-format.ts";

export function useFormat(timeZone = "UTC"): Format {
  const { i18n } = useTranslation();
  return useMemo(() => createFormat(i18n.language, timeZone), [i18n.language, timeZone]);
}

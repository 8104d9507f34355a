import { useMemo } from "react";
import { useTranslation } from "./use-translation.ts";
import { useCompanyTold } from "../company/told-context.ts";
import { createFormat, type Format } from "./create-format.ts";

export type { Format } from "./create-format.ts";

export function useFormat(timeZone = "UTC"): Format {
  const { i18n } = useTranslation();
  const company = useCompanyTold();
  return useMemo(() => createFormat(i18n.language, timeZone, company), [i18n.language, timeZone, company]);
}

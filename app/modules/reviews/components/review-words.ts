import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";

/** The room's words; days and hours by the reader's clock. */
export function useReviewWords() {
  const { t } = useTranslation("reviews");
  const { timeZone } = useViewer();
  const format = useFormat(timeZone);
  return {
    t,
    format,
    span: (from: string, to: string) => `${format.date(from)} – ${format.date(to)}`,
    score: (percent: number | null) => (percent === null ? "–" : format.percent(percent)),
  };
}

/** The present address with some parameters changed; paging starts over. */
export function useAddress() {
  const { pathname, search } = useLocation();
  return (changes: Readonly<Record<string, string | null>>) => {
    const parameters = new URLSearchParams(search);
    parameters.delete("page");
    for (const [name, value] of Object.entries(changes)) {
      if (value === null) parameters.delete(name);
      else parameters.set(name, value);
    }
    const query = parameters.toString();
    return query ? `${pathname}?${query}` : pathname;
  };
}

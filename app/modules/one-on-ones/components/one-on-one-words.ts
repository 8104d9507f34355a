import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useViewer } from "#app/shell/frame-context.ts";

/** The room's words; days and hours by the reader's clock. */
export function useOneOnOneWords() {
  const { t, i18n } = useTranslation("one-on-ones");
  const { timeZone } = useViewer();
  const agreed = new Intl.DateTimeFormat(i18n.language, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZone,
  });
  const format = useFormat(timeZone);
  return {
    t,
    format,
    /** With the day of the week, for what is agreed. */
    when: (at: string) => agreed.format(new Date(at)),
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

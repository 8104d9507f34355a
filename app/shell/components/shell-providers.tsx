import { useEffect, useMemo, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LateAnswers } from "#app/platform/forms/late-answers.tsx";
import type { ColorScheme } from "#app/platform/http/request-scope.ts";
import { DateWordsProvider, type DateWords } from "#app/ui/date-field/date-words.ts";
import { whenPartsAlive } from "#app/ui/lazy-part/lazy-part.tsx";
import { UiLinkProvider } from "#app/ui/link/link.tsx";
import { SnackbarProvider } from "#app/ui/snackbar/snackbar.tsx";
import { CairnTheme } from "#app/ui/theme/cairn-theme.tsx";
import { FollowLinks, RouterLink } from "./router-link.tsx";

export type ShellProvidersProps = {
  colorScheme: ColorScheme;
  direction: "ltr" | "rtl";
  nonce: string | undefined;
  children: ReactNode;
};

/** The design system with our router's links under it, and one place for messages. */
export function ShellProviders({ colorScheme, direction, nonce, children }: ShellProvidersProps) {
  const { t } = useTranslation("shell");
  // Before this the page works as plain links and forms; shortcuts come alive now.
  useEffect(() => whenPartsAlive(() => void (document.documentElement.dataset.alive = "true")), []);
  return (
    <CairnTheme colorScheme={colorScheme} direction={direction} nonce={nonce}>
      <UiLinkProvider linkComponent={RouterLink}>
        <SnackbarProvider label={t("messages")} closeLabel={t("close")}>
          <DateWordsProvider value={useDateWordsHere()}>{children}</DateWordsProvider>
          <FollowLinks />
          <LateAnswers />
        </SnackbarProvider>
      </UiLinkProvider>
    </CairnTheme>
  );
}

/** What date fields say, in the language of the page. */
function useDateWordsHere(): DateWords {
  const { t, i18n } = useTranslation("shell");
  const { language } = i18n;
  return useMemo(
    () => ({
      language,
      calendar: t("dates.calendar"),
      open: t("dates.open"),
      clear: t("dates.clear"),
      today: t("due.today"),
      previousMonth: t("dates.previous-month"),
      nextMonth: t("dates.next-month"),
      previousYear: t("dates.previous-year"),
      nextYear: t("dates.next-year"),
      previousDecade: t("dates.previous-decade"),
      nextDecade: t("dates.next-decade"),
      time: t("dates.time"),
      wrong: (example) => t("dates.wrong", { example }),
    }),
    [t, language],
  );
}

import { useEffect, useMemo, type ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { nobodys, type CompanyTold } from "#app/platform/company/manners.ts";
import { CompanyToldProvider } from "#app/platform/company/told-context.ts";
import { dayPattern } from "#app/platform/i18n/day-pattern.ts";
import { LateAnswers } from "#app/platform/forms/late-answers.tsx";
import type { ColorScheme } from "#app/platform/http/request-scope.ts";
import { DateWordsProvider, type DateWords } from "#app/ui/date-field/date-words.ts";
import { whenPartsAlive } from "#app/ui/lazy-part/lazy-part.tsx";
import { SnackbarProvider } from "#app/ui/snackbar/snackbar.tsx";
import { CairnTheme } from "#app/ui/theme/cairn-theme.tsx";
import { useChosenPreviews } from "./use-previews.ts";
import { FollowLinks } from "./follow-links.tsx";

export type ShellProvidersProps = {
  colorScheme: ColorScheme;
  direction: "ltr" | "rtl";
  nonce: string | undefined;
  /** Null where no company is open. */
  company: CompanyTold | null;
  children: ReactNode;
};

/** The design system, whose links the router follows, and one place for messages. */
export function ShellProviders({ company, children, ...looks }: ShellProvidersProps) {
  const { t } = useTranslation("shell");
  // Before this the page works as plain links and forms; shortcuts come alive now.
  useEffect(() => whenPartsAlive(() => void (document.documentElement.dataset.alive = "true")), []);
  useChosenPreviews(company?.previewFeatures ?? false);
  return (
    <CompanyToldProvider value={company ?? nobodys}>
      <CairnTheme {...looks}>
        <SnackbarProvider label={t("messages")} closeLabel={t("close")}>
          <DateWordsProvider value={useDateWordsHere(company)}>{children}</DateWordsProvider>
          <FollowLinks />
          <LateAnswers />
        </SnackbarProvider>
      </CairnTheme>
    </CompanyToldProvider>
  );
}

/** What date fields say, in the language of the page and the manner of the company. */
function useDateWordsHere(company: CompanyTold | null): DateWords {
  const { t, i18n } = useTranslation("shell");
  const { language } = i18n;
  return useMemo(
    () => ({
      language,
      pattern: company?.dateFormat ? dayPattern(company.dateFormat, language) : null,
      week: company && { firstDay: company.weekStart, workingDays: company.workingDays },
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
    [t, language, company],
  );
}

import { useEffect, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { LateAnswers } from "#app/platform/forms/late-answers.tsx";
import type { ColorScheme } from "#app/platform/http/request-scope.ts";
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
          {children}
          <FollowLinks />
          <LateAnswers />
        </SnackbarProvider>
      </UiLinkProvider>
    </CairnTheme>
  );
}

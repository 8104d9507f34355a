import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";

type Refusal = { code?: string; params?: Record<string, string | number> };

/** Says what happened and what to do, for refusals and faults alike. */
export function ErrorScreen() {
  const { t } = useTranslation("shell");
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const refusal = isRouteErrorResponse(error) ? (error.data as Refusal | null) : null;
  const kind = refusal?.code === "platform.address-refused" ? "address-refused" : status === 404 ? "not-found" : status === 403 ? "forbidden" : "fault";
  return (
    <main>
      <EmptyState
        variant={kind === "forbidden" || kind === "address-refused" ? "locked" : "lost"}
        title={t(`error.${kind}.title`)}
        action={
          <Button tone="primary" href="/app">
            {t("error.home")}
          </Button>
        }
      >
        {t(`error.${kind}.text`)}
        {kind === "forbidden" && refusal?.params?.rule ? ` ${t("error.forbidden.rule", { rule: refusal.params.rule })}` : null}
      </EmptyState>
    </main>
  );
}

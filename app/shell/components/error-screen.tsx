import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";

type Refusal = { code?: string; params?: Record<string, string | number> };

/** Says what happened and what to do, for refusals and faults alike. */
export function ErrorScreen() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const refusal = isRouteErrorResponse(error) ? (error.data as Refusal | null) : null;
  const room = status === 403 ? roomOf(refusal?.code) : null;
  const { t, i18n } = useTranslation(room ? ["shell", room] : "shell");
  const told = `refused.${refusal?.code?.slice(refusal.code.indexOf(".") + 1)}`;
  if (room && i18n.exists(`${told}.title`, { ns: room }))
    return <Told title={t(`${told}.title`, { ns: room })} text={t(`${told}.text`, { ns: room, ...refusal?.params })} />;
  const kind =
    refusal?.code === "platform.address-refused"
      ? "address-refused"
      : status === 404
        ? "not-found"
        : status === 403
          ? "forbidden"
          : "fault";
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
        {kind === "forbidden" && refusal?.params?.rule
          ? ` ${t("error.forbidden.rule", { rule: refusal.params.rule })}`
          : null}
      </EmptyState>
    </main>
  );
}

/** A refusal that its room has words of its own for. */
function Told({ title, text }: { title: string; text: string }) {
  const { t } = useTranslation("shell");
  return (
    <main>
      <EmptyState
        variant="locked"
        title={title}
        action={
          <Button tone="primary" href="/app">
            {t("error.home")}
          </Button>
        }
      >
        {text}
      </EmptyState>
    </main>
  );
}

/** The room whose code it is; null where the platform refused. */
function roomOf(code: string | undefined): string | null {
  const room = code?.split(".")[0];
  return room && room !== "platform" ? room : null;
}

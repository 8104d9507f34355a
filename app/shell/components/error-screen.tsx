import { isRouteErrorResponse, useRouteError } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { refusedMark } from "./use-recent-places.ts";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";

type Refusal = { code?: string; params?: Record<string, string | number> };

/** What happened and what to do, on a page of its own. */
export function ErrorScreen() {
  return (
    <main>
      <ErrorText />
    </main>
  );
}

/** Says what happened and what to do, for refusals and faults alike. */
export function ErrorText() {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const refusal = isRouteErrorResponse(error) ? (error.data as Refusal | null) : null;
  const room = status === 403 ? roomOf(refusal?.code) : null;
  const { t, i18n } = useTranslation(room ? ["shell", room] : "shell");
  const told = `refused.${refusal?.code?.slice(refusal.code.indexOf(".") + 1)}`;
  const isTold = room !== null && i18n.exists(`${told}.title`, { ns: room });
  const kind = kindOf(status, refusal);
  const words = isTold
    ? { title: t(`${told}.title`, { ns: room }), text: t(`${told}.text`, { ns: room, ...refusal?.params }) }
    : { title: t(`error.${kind}.title`), text: t(`error.${kind}.text`) };
  return (
    <>
      <span hidden {...{ [refusedMark]: kind }} />
      <EmptyState
        variant={isTold || kind === "forbidden" || kind === "address-refused" ? "locked" : "lost"}
        title={words.title}
        action={
          <Button tone="primary" href="/app">
            {t("error.home")}
          </Button>
        }
      >
        {words.text}
      </EmptyState>
    </>
  );
}

function kindOf(status: number, refusal: Refusal | null): "address-refused" | "not-found" | "forbidden" | "fault" {
  if (refusal?.code === "platform.address-refused") return "address-refused";
  if (status === 404) return "not-found";
  return status === 403 ? "forbidden" : "fault";
}

/** The room whose code it is; null where the platform refused. */
function roomOf(code: string | undefined): string | null {
  const room = code?.split(".")[0];
  return room && room !== "platform" ? room : null;
}

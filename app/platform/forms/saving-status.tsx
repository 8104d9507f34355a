import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { SavingState } from "./use-autosave.ts";

type SavingStatusProps = {
  state: SavingState;
  /** What was wrong, in words, where it was refused. */
  why?: string | null;
  className?: string | undefined;
};

/** How far saving by itself is, where it is looked for: beside the form's acts. */
export function SavingStatus({ state, why, className }: SavingStatusProps) {
  const { t } = useTranslation("shell");
  const { pathname, search } = useLocation();
  return (
    <span role="status" className={className}>
      {state === "STILL" ? null : t(`saving.${state}`)}
      {state === "FAILED" && why ? ` ${why}` : null}
      {state === "SIGNED_OUT" ? (
        <>
          {" "}
          <a
            href={`/login?${new URLSearchParams({ returnTo: `${pathname}${search}` })}`}
            target="_blank"
            rel="noreferrer"
          >
            {t("saving.sign-in")}
          </a>
        </>
      ) : null}
    </span>
  );
}

import { useTranslation } from "react-i18next";
import type { DoneOf } from "#app/platform/forms/answers.ts";
import type { action } from "../../routes/invite-employees.tsx";

/** To how many an invitation was sent. */
export function useInviteSaid(): (done: DoneOf<typeof action>) => string | null {
  const { t } = useTranslation("identity");
  return (done) => (done.intent === "invite" ? t("invites.sent", { count: Number(done.value) }) : null);
}

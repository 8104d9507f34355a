import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { DoneOf } from "#app/platform/forms/answers.ts";
import type { action } from "../../routes/invite-employees.tsx";

/** To how many an invitation was sent, or that a whole list is being written to. */
export function useInviteSaid(): (done: DoneOf<typeof action>) => string | null {
  const { t } = useTranslation("identity");
  return (done) => {
    if (done.intent === "invite-all") return t("invites.all.asked");
    return done.intent === "invite" ? t("invites.sent", { count: Number(done.value) }) : null;
  };
}

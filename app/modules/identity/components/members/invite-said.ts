import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { DoneOf } from "#app/platform/forms/answers.ts";
import type { action } from "../../routes/invite-employees.tsx";

/** To how many an invitation was sent, or whose was taken back; or that this is being done to a whole list. */
export function useInviteSaid(): (done: DoneOf<typeof action>) => string {
  const { t } = useTranslation("identity");
  return (done) => {
    if (done.intent === "invite-all") return t("invites.all.asked");
    if (done.intent === "invite") return t("invites.sent", { count: Number(done.value) });
    return typeof done.value === "number"
      ? t("invites.withdrawn", { count: done.value })
      : t("invites.withdraw.asked", { count: done.value.background.count });
  };
}

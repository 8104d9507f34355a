import { AuthLayout } from "#app/modules/identity/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { Reply } from "../../domain/replies.ts";
import type { InvitationLink } from "../../invitation-link.ts";
import type { InvitationPage } from "../../queries/invitation-page.ts";
import { invitationCommands } from "../one-on-one-commands.ts";
import { useInvitationWords } from "./invitation-words.ts";
import { ReplyFields } from "./reply-fields.tsx";

type Shown = { page: InvitationPage; link: InvitationLink; reply: Reply; sent: boolean };

/** For who was invited by mail: with whom and when, and whether they will be there. */
export function InvitationScreen(shown: Shown | { page: null }) {
  const t = useInvitationWords();
  if (shown.page === null) return <AuthLayout title={t("invitation.spent")} text={t("invitation.spent-text")} />;
  return <Invited {...shown} />;
}

function Invited({ page, link, reply, sent }: Shown) {
  const t = useInvitationWords();
  const format = useFormat(page.timeZone);
  const { mine, theirs, other, minutes, startsAt } = page;
  return (
    <AuthLayout
      title={t("meeting.title", { name: other })}
      text={`${format.appointment(startsAt)} · ${t("minutes", { count: minutes })}`}
    >
      {sent && mine ? (
        <Callout tone="success" announced title={t(`invitation.said.${mine.reply}`)}>
          {t("invitation.told", { name: other })}
        </Callout>
      ) : null}
      {theirs ? <p>{t(`invitation.theirs.${theirs}`, { name: other })}</p> : null}
      <ReplyForm page={page} link={link} reply={sent ? (mine?.reply ?? reply) : reply} />
    </AuthLayout>
  );
}

function ReplyForm({ page: { mine, other, everyWeeks }, link, reply }: Omit<Shown, "sent">) {
  const t = useInvitationWords();
  const form = invitationCommands.useCommandForm({
    intent: "",
    id: "reply",
    fields: { ...link, sequence: String(link.sequence) },
    defaultValue: { reply, which: "ONE", note: mine?.note ?? "", proposed: "" },
  });
  return (
    <CommandForm form={form} guarded layout="column" aria-label={t("invitation.your-reply")}>
      <ReplyFields form={form} name={other} again={everyWeeks > 0} />
      <SubmitRow form={form} label={t("invitation.send")} />
    </CommandForm>
  );
}

import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useVersionRead } from "#app/platform/forms/use-version-read.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { ReplyFields } from "../invitation/reply-fields.tsx";
import { meetingCommands } from "../one-on-one-commands.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** Whether one will be there, why, and when one could instead. */
export function ReplyPanel({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const closeHref = useAddress()({ act: null });
  const { mine } = page.invitation;
  const read = useVersionRead(page.version);
  const form = meetingCommands.useCommandForm({
    intent: "reply",
    id: "reply-in-words",
    fields: { meetingId: page.id, version: read.version },
    defaultValue: { reply: mine?.reply ?? "DECLINED", which: "ONE", note: mine?.note ?? "", proposed: "" },
    said: t("invitation.sent"),
    then: read.told,
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("invitation.ask")} closeHref={closeHref} submit={t("invitation.send")}>
      <ReplyFields form={form} name={page.other.name} again={page.series.everyWeeks > 0} />
    </FormPanel>
  );
}

import { IconCalendarEvent, IconCheck, IconHelp, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { replies, type Reply } from "../../domain/replies.ts";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import { ReplyChip } from "../one-on-one-marks.tsx";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

const icons: Readonly<Record<Reply, ReactNode>> = {
  ACCEPTED: <IconCheck size={16} />,
  TENTATIVE: <IconHelp size={16} />,
  DECLINED: <IconX size={16} />,
};

/** Whether the two will be there: what one is asked, and what the other one said. */
export function Invitation({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const address = useAddress();
  const { asked, mine, theirs } = page.invitation;
  if (!asked) return null;
  return (
    <>
      {mine ? null : (
        <Callout title={t("invitation.ask")}>
          <div className={classes.answers}>
            {replies.map((reply) => (
              <Answer key={reply} page={page} reply={reply} />
            ))}
            <Button tone="quiet" href={address({ act: "reply" })}>
              {t("invitation.propose")}
            </Button>
          </div>
          {theirs?.reply === "ACCEPTED" ? <ReplyChip reply={theirs.reply} whose={page.other.name} /> : null}
        </Callout>
      )}
      <TheirNo page={page} />
      {mine ? (
        <div className={classes.buttons}>
          <ReplyChip reply={mine.reply} whose={null} />
          <ReplyChip reply={theirs?.reply ?? null} whose={page.other.name} />
          <Button size="small" tone="quiet" href={address({ act: "reply" })}>
            {t("invitation.change")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function Answer({ page, reply }: { page: MeetingPage; reply: Reply }) {
  const { t } = useOneOnOneWords();
  const command = meetingCommands.useCommand({ intent: "reply", key: reply, said: t(`invitation.said.${reply}`) });
  return (
    <ActForm command={command} intent="reply" fields={{ meetingId: page.id, reply, version: String(page.version) }}>
      <Button type="submit" icon={icons[reply]} loading={command.busy}>
        {t(`invitation.reply.${reply}`)}
      </Button>
    </ActForm>
  );
}

/** The other one cannot come, or is not sure: why, when they could, and what one does about it. */
function TheirNo({ page }: { page: MeetingPage }) {
  const { t, when } = useOneOnOneWords();
  const address = useAddress();
  const { theirs } = page.invitation;
  if (!theirs || theirs.reply === "ACCEPTED") return null;
  const { name } = page.other;
  const said = theirs.proposedAt
    ? t("invitation.proposes", { name, when: when(theirs.proposedAt) })
    : t(`invitation.theirs.${theirs.reply}`, { name });
  return (
    <Callout tone="warning" title={said}>
      {theirs.note ? <p dir="auto">{theirs.note}</p> : null}
      <div className={classes.answers}>
        {theirs.proposedStart ? <TakeProposal page={page} start={theirs.proposedStart} /> : null}
        <Button icon={<IconCalendarEvent />} href={address({ act: "move" })}>
          {t("invitation.other-time")}
        </Button>
      </div>
    </Callout>
  );
}

function TakeProposal({ page, start }: { page: MeetingPage; start: string }) {
  const { t } = useOneOnOneWords();
  const command = meetingCommands.useCommand({ intent: "move", key: start, said: t("said.move") });
  return (
    <ActForm
      command={command}
      intent="move"
      fields={{ meetingId: page.id, start, which: "ONE", version: String(page.version) }}
    >
      <Button type="submit" tone="primary" icon={<IconCheck />} loading={command.busy}>
        {t("invitation.take")}
      </Button>
    </ActForm>
  );
}

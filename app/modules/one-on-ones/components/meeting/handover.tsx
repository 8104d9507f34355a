import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { handovers } from "../../domain/handover.ts";
import type { HandedOverNote, ShownHandover } from "../../queries/handover.ts";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import own from "./meeting.module.css";
import { WhoReads } from "./who-reads.tsx";

type HandoverProps = { page: MeetingPage; handover: ShownHandover };

/** After a change of manager: the new one says what is to go over, the employee whether the notes may. */
export function Handover({ page, handover }: HandoverProps) {
  const { as, state } = handover;
  if (as === "MANAGER" && state === "OPEN") return <Ask page={page} handover={handover} />;
  if (state === "DONE" || (as === "MANAGER" && (state === "DECLINED" || state === "WITHDRAWN"))) return null;
  return as === "MANAGER" ? <Asked page={page} handover={handover} /> : <Answer page={page} handover={handover} />;
}

function Ask({ page, handover: { former, actions } }: HandoverProps) {
  const { t } = useOneOnOneWords();
  const employee = page.other.name;
  return (
    <Callout title={t("handover.ask", { employee, former: former.name })}>
      <p>{t("handover.ask-text", { count: actions, employee })}</p>
      <span className={`${classes.buttons} ${own.answers}`}>
        {handovers
          .toReversed()
          .filter((what) => what !== "ACTIONS" || actions > 0)
          .map((what) => (
            <Choice
              key={what}
              page={page}
              what={what}
              label={what === "NOTES" && actions === 0 ? "ONLY_NOTES" : what}
            />
          ))}
      </span>
    </Callout>
  );
}

type ChoiceProps = { page: MeetingPage; what: (typeof handovers)[number]; label: string };

function Choice({ page, what, label }: ChoiceProps) {
  const { t } = useOneOnOneWords();
  const command = meetingCommands.useCommand({
    intent: "ask-handover",
    key: `ask-handover ${what}`,
    said: t(`said.handover-${what}`, { employee: page.other.name }),
  });
  return (
    <ActForm command={command} intent="ask-handover" fields={{ seriesId: page.seriesId, what }}>
      <Button type="submit" size="small" tone={what === "NOTHING" ? "quiet" : "secondary"} loading={command.busy}>
        {t(`handover.${label}`)}
      </Button>
    </ActForm>
  );
}

/** For who asked: that the answer is awaited, or where the notes are. */
function Asked({ page, handover: { state, former } }: HandoverProps) {
  const { t } = useOneOnOneWords();
  const address = useAddress();
  const words = { employee: page.other.name, former: former.name };
  if (state === "ASKED") return <Callout title={t("handover.waiting", words)} />;
  return (
    <Callout
      title={t("handover.may-read", words)}
      action={
        <Button size="small" href={address({ showHandover: "true" })}>
          {t("handover.read")}
        </Button>
      }
    />
  );
}

/** For the employee: nobody but them says whether the notes may be read, and they can take it back. */
function Answer({ page, handover: { state, former } }: HandoverProps) {
  const { t } = useOneOnOneWords();
  const words = { manager: page.other.name, former: former.name, count: former.held };
  const shared = state === "AGREED";
  return (
    <Callout
      title={t(shared ? "handover.shared" : state === "ASKED" ? "handover.asked" : "handover.not-shared", words)}
    >
      {shared ? null : <p>{t("handover.asked-text", words)}</p>}
      <span className={`${classes.buttons} ${own.answers}`}>
        {shared ? null : <Say page={page} agreed />}
        {shared || state === "ASKED" ? <Say page={page} agreed={false} shared={shared} /> : null}
      </span>
    </Callout>
  );
}

function Say({ page: { seriesId }, agreed, shared }: { page: MeetingPage; agreed: boolean; shared?: boolean }) {
  const { t } = useOneOnOneWords();
  const command = meetingCommands.useCommand({ intent: "answer-handover", key: `answer-handover ${String(agreed)}` });
  return (
    <ActForm command={command} intent="answer-handover" fields={{ seriesId, agreed: String(agreed) }}>
      <Button type="submit" size="small" tone={agreed ? "secondary" : "quiet"} loading={command.busy}>
        {t(agreed ? "handover.agree" : shared ? "handover.withdraw" : "handover.decline")}
      </Button>
    </ActForm>
  );
}

/** What was written down with the former manager; nothing of it can be changed here. */
export function HandedOverPanel({ page, notes }: { page: MeetingPage; notes: readonly HandedOverNote[] }) {
  const { t, format } = useOneOnOneWords();
  const closeHref = useAddress()({ showHandover: null });
  const former = page.handover?.former.name ?? "";
  return (
    <SidePanel title={t("handover.notes", { former })} closeLabel={t("close")} closeHref={closeHref}>
      {notes.length > 0 ? <WhoReads audience="BOTH" name={page.other.name} handedTo={[former]} /> : null}
      {notes.length === 0 ? <p className={classes.soft}>{t("handover.no-notes")}</p> : null}
      {notes.map(({ id, startsAt, body }) => (
        <section key={id} className={own.handed}>
          <h3 className={classes.small}>{format.date(startsAt)}</h3>
          <RichText html={body} />
        </section>
      ))}
    </SidePanel>
  );
}

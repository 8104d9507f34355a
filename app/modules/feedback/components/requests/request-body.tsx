import { IconArchive, IconArchiveOff } from "@tabler/icons-react";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { GoalLink } from "#app/modules/goals/ui.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { mayMove, openStates } from "../../domain/ask.ts";
import { feedbackPage, feedbackPlaces, requestPage } from "../../feedback-places.ts";
import type { AskedPerson, RequestDetail } from "../../queries/request-detail.ts";
import { requestCommands } from "../feedback-commands.ts";
import classes from "../feedback.module.css";
import { useFeedbackWords } from "../feedback-words.ts";
import { AskChip } from "../marks.tsx";
import { ReadersLine } from "../readers-line.tsx";

/** A request of one's own: what was asked, and how it stands with everybody who was. */
export function RequestBody({ detail, leaveTo }: { detail: RequestDetail; leaveTo: string }) {
  const { t } = useFeedbackWords();
  const format = useFormat(detail.timeZone);
  const { request, asked, readers, goal } = detail;
  const answered = asked.filter(({ state }) => state === "ANSWERED").length;
  return (
    <div className={classes.body}>
      <div className={classes.people}>
        <PersonChip person={request.receiver} />
        <SmallText>{format.date(request.createdAt)}</SmallText>
        {request.dueOn ? <SmallText>{t("ask.due-on", { date: format.date(request.dueOn) })}</SmallText> : null}
      </div>
      <blockquote className={classes.question} dir="auto">
        {request.question}
      </blockquote>
      {goal ? <GoalLink goal={goal} /> : null}
      <ReadersLine readers={readers} />
      <Section title={t("request.people")} description={t("request.answered", { answered, count: asked.length })}>
        <ul className={classes.asked}>
          {asked.map((one) => (
            <Asked key={one.id} one={one} requestId={request.requestId} />
          ))}
        </ul>
      </Section>
      <Archive request={request} leaveTo={leaveTo} />
    </div>
  );
}

function Asked({ one, requestId }: { one: AskedPerson; requestId: string }) {
  const { t } = useFeedbackWords();
  return (
    <li>
      {one.person ? (
        <PersonChip person={one.person} />
      ) : (
        <span>
          {one.name} <SmallText>{one.email}</SmallText>
        </span>
      )}
      <span className={classes.tools}>
        <AskChip state={one.state} />
        {one.feedbackId ? (
          <Button size="small" href={feedbackPage(one.feedbackId)}>
            {t("request.read")}
          </Button>
        ) : null}
        {openStates.includes(one.state) && one.person && !one.remindedLately ? (
          <Act one={one} requestId={requestId} intent="remind-of-request" />
        ) : null}
        {mayMove(one.state, "cancel") ? <Act one={one} requestId={requestId} intent="cancel-request" /> : null}
        {mayMove(one.state, "ask-again") && one.person ? (
          <Act one={one} requestId={requestId} intent="ask-again" />
        ) : null}
      </span>
      {one.reason ? <p className={classes.reason}>{t("request.reason", { reason: one.reason })}</p> : null}
    </li>
  );
}

type ActProps = { one: AskedPerson; requestId: string; intent: "remind-of-request" | "cancel-request" | "ask-again" };

function Act({ one: { id, name }, requestId, intent }: ActProps) {
  const { t } = useFeedbackWords();
  const command = requestCommands.useCommand({
    intent,
    action: requestPage(requestId),
    key: `${intent} ${id}`,
    said: t(`done.${intent}`, { name }),
  });
  return (
    <ActForm command={command} intent={intent} fields={{ askId: id }}>
      <Button
        type="submit"
        size="small"
        tone="quiet"
        loading={command.busy}
        aria-label={`${t(`request.${intent}`)}: ${name}`}
      >
        {t(`request.${intent}`)}
      </Button>
    </ActForm>
  );
}

function Archive({
  request: { requestId, archived },
  leaveTo,
}: {
  request: RequestDetail["request"];
  leaveTo: string;
}) {
  const { t } = useFeedbackWords();
  const fields = { requestId, archived: archived ? "no" : "yes" };
  const command = requestCommands.useCommand({
    intent: "archive-request",
    action: requestPage(requestId),
    said: archived
      ? t("done.unarchived")
      : () => ({
          text: t("done.archived"),
          undo: { intent: "archive-request", fields: { requestId, archived: "no" }, label: t("undo") },
        }),
    leaveTo,
  });
  const Icon = archived ? IconArchiveOff : IconArchive;
  return (
    <ActForm command={command} intent="archive-request" fields={fields}>
      <Button type="submit" tone="quiet" loading={command.busy} icon={<Icon size={16} />}>
        {archived ? t("unarchive") : t("archive")}
      </Button>
    </ActForm>
  );
}

/** A request of one's own on a page: what works before any script. */
export function RequestScreen({ detail }: { detail: RequestDetail }) {
  const { t } = useFeedbackWords();
  return (
    <div className={classes.screen}>
      <PageHeader title={t("request.title")} />
      <requestCommands.PageAnswer
        intents={["remind-of-request", "cancel-request", "ask-again", "archive-request"]}
        said={t("done.saved")}
      />
      <RequestBody detail={detail} leaveTo={`${feedbackPlaces.requests}?side=mine`} />
    </div>
  );
}

import { useState } from "react";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { GoalLink } from "#app/modules/goals/ui.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { SmallText } from "#app/ui/small-text/small-text.tsx";
import { openStates } from "../../domain/ask.ts";
import { sentimentAtFirst } from "../../domain/sentiment.ts";
import { askPage, feedbackPage, feedbackPlaces } from "../../feedback-places.ts";
import type { AskDetail } from "../../queries/request-detail.ts";
import { useFeedbackAddress } from "../feedback-address.ts";
import { askCommands } from "../feedback-commands.ts";
import classes from "../feedback.module.css";
import { useFeedbackWords } from "../feedback-words.ts";
import { AttachmentsField } from "../give/attachments-field.tsx";
import { BodyField } from "../give/body-field.tsx";
import { SentimentField } from "../give/sentiment-field.tsx";
import { AskChip } from "../marks.tsx";
import { ReadersLine } from "../readers-line.tsx";

export function useAskTitle({ request: { requester, receiver } }: AskDetail): string {
  const { t } = useFeedbackWords();
  if (requester.id === receiver.id) return t("answer-to.own", { name: requester.name });
  return t("answer-to.about", { name: requester.name, receiver: receiver.name });
}

/** What one was asked: the question, who will read the answer, and the answer or what became of it. */
export function AskBody({ detail }: { detail: AskDetail }) {
  const { t } = useFeedbackWords();
  const address = useFeedbackAddress();
  const format = useFormat(detail.timeZone);
  const { ask, request, readers, goal, feedbackId } = detail;
  const open = openStates.includes(ask.state);
  const declining = open && address.search.get("act") === "decline";
  return (
    <div className={classes.body}>
      <div className={classes.people}>
        <PersonChip person={request.receiver} />
        <AskChip state={ask.state} />
        <SmallText>{format.date(request.createdAt)}</SmallText>
        {request.dueOn ? <SmallText>{t("ask.due-on", { date: format.date(request.dueOn) })}</SmallText> : null}
      </div>
      <blockquote className={classes.question}>
        <span>{t("asked-by", { name: request.requester.name })}</span>
        <span dir="auto">{request.question}</span>
      </blockquote>
      {goal ? <GoalLink goal={goal} /> : null}
      <ReadersLine readers={readers} />
      {open && !declining ? <AnswerForm detail={detail} /> : null}
      {declining ? <DeclineForm detail={detail} /> : null}
      {feedbackId ? (
        <div className={classes.tools}>
          <Button href={feedbackPage(feedbackId)}>{t("answer-to.read")}</Button>
        </div>
      ) : null}
    </div>
  );
}

function AnswerForm({ detail: { ask } }: { detail: AskDetail }) {
  const { t } = useFeedbackWords();
  const [kind, setKind] = useState(sentimentAtFirst);
  const address = useFeedbackAddress();
  const form = askCommands.useCommandForm({
    intent: "answer-request",
    id: `answer-${ask.id}`,
    action: askPage(ask.id),
    fields: { askId: ask.id },
    said: t("done.shared", { count: 1 }),
  });
  return (
    <>
      <CommandForm form={form} guarded encType="multipart/form-data" layout="column" aria-label={t("answer")}>
        <SentimentField form={form} value={sentimentAtFirst} onChange={setKind} />
        <BodyField form={form} label={t("answer-to.text")} sentiment={kind} />
        <AttachmentsField form={form} />
        <div className={classes.tools}>
          <Button type="submit" tone="primary" loading={form.busy}>
            {t("give.submit")}
          </Button>
          <Button tone="quiet" href={address.act("decline")}>
            {t("decline.open")}
          </Button>
        </div>
      </CommandForm>
      {ask.state === "ASKED" ? <Accept id={ask.id} /> : null}
    </>
  );
}

/** For who will answer, but not now. */
function Accept({ id }: { id: string }) {
  const { t } = useFeedbackWords();
  const command = askCommands.useCommand({ intent: "accept-request", action: askPage(id), said: t("done.accepted") });
  return (
    <ActForm command={command} intent="accept-request" fields={{ askId: id }} className={classes.tools}>
      <SmallText>{t("accept.text")}</SmallText>
      <Button type="submit" size="small" loading={command.busy}>
        {t("accept.open")}
      </Button>
    </ActForm>
  );
}

function DeclineForm({ detail: { ask, request } }: { detail: AskDetail }) {
  const { t } = useFeedbackWords();
  const closed = useFeedbackAddress().act(null);
  const form = askCommands.useCommandForm({
    intent: "decline-request",
    id: `decline-${ask.id}`,
    action: askPage(ask.id),
    fields: { askId: ask.id },
    said: t("done.declined"),
    leaveTo: closed,
  });
  return (
    <CommandForm form={form} guarded layout="column" aria-label={t("decline.open")}>
      <TextArea
        {...form.field("reason")}
        label={t("decline.reason")}
        description={t("decline.text", { name: request.requester.name })}
        maxLength={500}
        required
        autoFocus
      />
      <SubmitRow form={form} label={t("decline.open")} cancelHref={closed} />
    </CommandForm>
  );
}

/** What one was asked on a page of its own: what works before any script. */
export function AskScreen({ detail }: { detail: AskDetail }) {
  const { t } = useFeedbackWords();
  const breadcrumbs = [{ label: t("pages.requests.title"), href: feedbackPlaces.requests }];
  return (
    <div className={classes.screen}>
      <PageHeader title={useAskTitle(detail)} breadcrumbs={breadcrumbs} breadcrumbsLabel={t("pages.requests.title")} />
      <askCommands.PageAnswer
        intents={["accept-request", "decline-request", "answer-request"]}
        said={t("done.saved")}
      />
      <AskBody detail={detail} />
    </div>
  );
}

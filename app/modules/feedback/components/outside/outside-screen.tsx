import { useState } from "react";
import { AuthLayout } from "#app/modules/identity/ui.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { sentimentAtFirst } from "../../domain/sentiment.ts";
import { readersBy, type Visibility } from "../../domain/visibility.ts";
import type { outsidePage } from "../../queries/outside-ask.ts";
import { outsideCommands } from "../feedback-commands.ts";
import classes from "../feedback.module.css";
import { useFeedbackWords } from "../feedback-words.ts";
import { BodyField } from "../give/body-field.tsx";
import { SentimentField } from "../give/sentiment-field.tsx";

type Asked = NonNullable<Awaited<ReturnType<typeof outsidePage>>>;
type Page = { step: "thanks" | "spent" } | { step: "answer"; asked: Asked; link: { company: string; token: string } };

/** For somebody outside the company: one question, who will read the answer, and a place for it. */
export function OutsideScreen({ page }: { page: Page }) {
  const { t } = useFeedbackWords();
  if (page.step !== "answer")
    return <AuthLayout title={t(`outside.${page.step}`)} text={t(`outside.${page.step}-text`)} />;
  const { asked, link } = page;
  const { requester, receiver, company, aboutRequester, question } = asked;
  const text = aboutRequester
    ? t("outside.asks", { requester, company })
    : t("outside.asks-about", { requester, receiver, company });
  return (
    <AuthLayout title={t("outside.hello", { name: asked.name })} text={text}>
      <blockquote className={classes.question} dir="auto">
        {question}
      </blockquote>
      <OutsideReaders asked={asked} />
      <AnswerForm link={link} />
    </AuthLayout>
  );
}

/** Who reads the answer, without the name of the manager: that is nobody's business outside. */
function OutsideReaders({ asked: { visibility, receiver, requester, company } }: { asked: Asked }) {
  const { t, format } = useFeedbackWords();
  const named = (of: Visibility) =>
    readersBy[of].flatMap((reader) => {
      if (reader === "RECEIVER") return [receiver];
      if (reader === "REQUESTER") return [requester];
      return reader === "MANAGER" ? [t("outside.manager", { name: receiver })] : [];
    });
  const who = [...new Set(named(visibility))];
  return (
    <p className={classes.readers}>
      {visibility === "PUBLIC" ? t("outside.everybody", { company }) : t("readers.some", { who: format.list(who) })}
    </p>
  );
}

function AnswerForm({ link }: { link: { company: string; token: string } }) {
  const { t } = useFeedbackWords();
  const [kind, setKind] = useState(sentimentAtFirst);
  const form = outsideCommands.useCommandForm({ intent: "", id: "answer", fields: link });
  return (
    <CommandForm form={form} guarded layout="column" aria-label={t("answer")}>
      <SentimentField form={form} value={sentimentAtFirst} onChange={setKind} />
      <BodyField form={form} label={t("answer-to.text")} sentiment={kind} />
      <SubmitRow form={form} label={t("outside.send")} />
    </CommandForm>
  );
}

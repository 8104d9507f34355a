import { useEffect, useState, type FormEvent } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { openLetter, type Letter } from "../../domain/mailbox.ts";
import { keepReturned, readMailboxes, readReturned } from "../answer/kept-form.ts";
import { sendReturned } from "../answer/send-answers.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";

type MailboxProps = { surveyId: string; letters: readonly string[]; sendsTo: string };

/** What the company answered to one's own comments. Everybody is given all of it, sealed; this device opens its own. */
export function MailboxSection({ surveyId, letters, sendsTo }: MailboxProps) {
  const { t } = useEngagementWords();
  const opened = useOpened(surveyId, letters);
  if (opened.length === 0) return null;
  return (
    <Section title={t("mailbox.title")} description={t("mailbox.text")}>
      <ul className={classes.plain}>
        {opened.map((letter) => (
          <li key={letter.ticket} className={classes.comment}>
            {letter.about ? (
              <blockquote className={classes.quote} dir="auto">
                {letter.about}
              </blockquote>
            ) : null}
            <p className={classes.words} dir="auto">
              {letter.words}
            </p>
            <Return surveyId={surveyId} letter={letter} sendsTo={sendsTo} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function useOpened(surveyId: string, letters: readonly string[]): Letter[] {
  const [opened, setOpened] = useState<Letter[]>([]);
  useEffect(() => {
    let isHere = true;
    const keys = Object.values(readMailboxes(surveyId)).map(({ privateKey }) => privateKey);
    const open = async () => {
      const own: Letter[] = [];
      for (const sealed of letters)
        for (const key of keys) {
          const letter = await openLetter(key, sealed);
          if (letter) own.push(letter);
        }
      if (isHere) setOpened(own);
    };
    void open();
    return () => {
      isHere = false;
    };
  }, [surveyId, letters]);
  return opened;
}

type ReturnProps = { surveyId: string; letter: Letter; sendsTo: string };

function Return({ surveyId, letter, sendsTo }: ReturnProps) {
  const { t } = useEngagementWords();
  const [words, setWords] = useState(() => readReturned(surveyId)[letter.ticket] ?? "");
  const [state, setState] = useState<"open" | "busy" | "sent" | "refused">(words === "" ? "open" : "sent");
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === "") return;
    setState("busy");
    try {
      await sendReturned(sendsTo, { ticket: letter.ticket, words });
      keepReturned(surveyId, { ticket: letter.ticket, words });
      setState("sent");
    } catch {
      setState("refused");
    }
  };
  if (state === "sent")
    return (
      <>
        <p className={classes.words} dir="auto">
          {words}
        </p>
        <p role="status" className={classes.soft}>
          {t("mailbox.sent")}
        </p>
      </>
    );
  return (
    <form onSubmit={(event) => void send(event)} className={classes.group}>
      {state === "refused" ? (
        <Callout tone="warning" announced>
          {t("mailbox.refused")}
        </Callout>
      ) : null}
      <TextArea
        name="words"
        label={t("mailbox.return")}
        rows={2}
        maxLength={2000}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <span>
        <Button type="submit" size="small" loading={state === "busy"}>
          {t("mailbox.send")}
        </Button>
      </span>
    </form>
  );
}

import { useRef, useState } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { SavingStatus } from "#app/platform/forms/saving-status.tsx";
import type { QuietAnswer } from "#app/platform/forms/send-quietly.ts";
import { isUnsaved, useAutosave } from "#app/platform/forms/use-autosave.ts";
import { UnsavedChanges } from "#app/platform/forms/unsaved-changes.tsx";
import { RichTextArea } from "#app/shell/components/rich-text-area.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** One's own note, which saves itself. Changed in another window meanwhile, it says so and keeps both texts. */
export function PrivateNote({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const stored = page.notes.mine;
  const saving = useSaving(page, stored.version);
  const [start, setStart] = useState({ body: stored.body, text: stored.text, turn: 0 });
  const keepBoth = () => {
    const body = `${saving.typed()}<hr>${stored.body}`;
    setStart({ body, text: "", turn: start.turn + 1 });
    saving.keep(body, stored.version);
  };
  return (
    <ActForm
      command={saving.command}
      intent="save-note"
      fields={{ meetingId: page.id, version: String(stored.version) }}
      className={classes.note}
    >
      {saving.state === "CONFLICT" ? (
        <Callout tone="warning" announced title={t("notes.conflict")}>
          <RichText html={stored.body} />
          <Button size="small" onClick={keepBoth}>
            {t("notes.keep-both")}
          </Button>
        </Callout>
      ) : null}
      <RichTextArea
        key={start.turn}
        id="private-note"
        name="body"
        label={t("notes.private")}
        hideLabel
        defaultHtml={start.body}
        defaultText={start.text}
        placeholder={t("notes.private-placeholder")}
        onChange={saving.change}
        onBlur={saving.now}
      />
      <SavingStatus state={saving.state} className={classes.soft} />
      <noscript>
        <Button type="submit">{t("save")}</Button>
      </noscript>
      <UnsavedChanges when={isUnsaved(saving.state)} />
    </ActForm>
  );
}

/** Sends the note whole, on the version that was read; changed in another window meanwhile, it waits for a decision. */
function useSaving(page: MeetingPage, storedVersion: number) {
  const version = useRef(storedVersion);
  const text = useRef<string | null>(null);
  const sent = useRef<string | null>(null);
  const answered = useRef<(answer: QuietAnswer) => void>(undefined);
  const command = meetingCommands.useCommand({
    intent: "save-note",
    key: `note ${page.id}`,
    refusals: "shown",
    then: (answer) => answered.current?.(answer),
  });
  const autosave = useAutosave({
    send: () => {
      if (text.current === null || text.current === sent.current) return null;
      sent.current = text.current;
      const answer = new Promise<QuietAnswer>((resolve) => (answered.current = resolve));
      command.send({ intent: "save-note", meetingId: page.id, body: text.current, version: String(version.current) });
      return answer;
    },
    heard: (answer) => {
      if (!answer.done) return answer.error?.code === "one-on-ones.note-changed" ? "CONFLICT" : "FAILED";
      version.current = (answer.value as { version: number }).version;
      return "SAVED";
    },
    unsent: () => {
      sent.current = null;
    },
  });
  return {
    command,
    state: autosave.state,
    typed: () => text.current ?? "",
    now: autosave.now,
    change: (html: string) => {
      text.current = html;
      autosave.change();
    },
    keep: (html: string, read: number) => {
      text.current = html;
      version.current = read;
      autosave.decided();
    },
  };
}

import { useRef, useState } from "react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { UnsavedChanges } from "#app/platform/forms/unsaved-changes.tsx";
import { RichTextArea } from "#app/shell/components/rich-text-area.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { useDebouncedCallback } from "#app/ui/debounced-callback/use-debounced-callback.ts";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

const afterTyping = 900;

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
      <span className={classes.soft} role="status">
        {saving.state === "SAVED"
          ? t("notes.saved")
          : saving.state === "FAILED"
            ? t("notes.failed")
            : saving.state === "TYPING"
              ? t("notes.saving")
              : null}
      </span>
      <noscript>
        <Button type="submit">{t("save")}</Button>
      </noscript>
      <UnsavedChanges when={saving.state === "TYPING" || saving.state === "FAILED" || saving.state === "CONFLICT"} />
    </ActForm>
  );
}

type SavingState = "STILL" | "TYPING" | "SAVED" | "FAILED" | "CONFLICT";

/** Sends what was typed a moment after the last key; what was typed while it was on its way is sent after it. */
function useSaving(page: MeetingPage, storedVersion: number) {
  const [state, setState] = useState<SavingState>("STILL");
  const version = useRef(storedVersion);
  const text = useRef<string | null>(null);
  const onItsWay = useRef<string | null>(null);
  const sendTyped = useDebouncedCallback(() => send(), afterTyping);
  const command = meetingCommands.useCommand({
    intent: "save-note",
    key: `note ${page.id}`,
    then: (answer) => {
      const sent = onItsWay.current;
      onItsWay.current = null;
      if (!answer.done) return setState(answer.error?.code === "one-on-ones.note-changed" ? "CONFLICT" : "FAILED");
      version.current = answer.value.version;
      if (text.current === sent) return setState("SAVED");
      send();
    },
  });
  const send = () => {
    sendTyped.cancel();
    if (text.current === null || onItsWay.current !== null || text.current === sentLast.current) return;
    onItsWay.current = text.current;
    sentLast.current = text.current;
    command.send({
      intent: "save-note",
      meetingId: page.id,
      body: text.current,
      version: String(version.current),
    });
  };
  const sentLast = useRef<string | null>(null);
  return {
    command,
    state,
    typed: () => text.current ?? "",
    now: () => {
      if (state !== "CONFLICT") send();
    },
    change: (html: string) => {
      text.current = html;
      sentLast.current = sentLast.current === html ? null : sentLast.current;
      if (state === "CONFLICT") return;
      setState("TYPING");
      sendTyped();
    },
    keep: (html: string, read: number) => {
      text.current = html;
      version.current = read;
      sentLast.current = null;
      setState("TYPING");
      send();
    },
  };
}

import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SavingStatus } from "#app/platform/forms/saving-status.tsx";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { isUnsaved } from "#app/platform/forms/use-autosave.ts";
import { UnsavedChanges } from "#app/platform/forms/unsaved-changes.tsx";
import { useSharedText } from "#app/platform/shared-text/use-shared-text.ts";
import { SharedTextArea } from "#app/shell/components/shared-text-area.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { RichText } from "#app/ui/rich-text/rich-text.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** The text of both: each sees what the other types. Before any script it is read, and lines are added at its end. */
export function SharedNotes({ page: { id, notes } }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const say = useRefusalWords("one-on-ones");
  const shared = useSharedText({
    address: oneOnOnePlaces.notes(id),
    fields: { intent: "type-notes", meetingId: id },
    topic: `one-on-one-notes:${id}`,
    whole: notes.shared.whole,
  });
  const plain = <RichText html={notes.shared.body} />;
  if (!shared)
    return (
      <>
        {plain}
        <noscript>
          <AppendLines meetingId={id} />
        </noscript>
      </>
    );
  return (
    <div className={classes.note}>
      <SharedTextArea
        id="shared-notes"
        label={t("notes.shared")}
        placeholder={t("notes.placeholder")}
        text={shared.text}
        before={plain}
      />
      <SavingStatus
        state={shared.state}
        why={shared.why && say(shared.why.code, shared.why.params)}
        className={classes.soft}
      />
      <UnsavedChanges when={isUnsaved(shared.state)} />
    </div>
  );
}

function AppendLines({ meetingId }: { meetingId: string }) {
  const { t } = useOneOnOneWords();
  const form = meetingCommands.useCommandForm({ intent: "append-notes", fields: { meetingId }, clears: true });
  return (
    <CommandForm form={form} className={classes.note}>
      <TextArea {...form.field("text")} label={t("notes.append")} rows={4} />
      <Button type="submit">{t("point.add")}</Button>
    </CommandForm>
  );
}

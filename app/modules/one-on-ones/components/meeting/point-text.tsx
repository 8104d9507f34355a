import { useState } from "react";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import type { ShownPoint } from "../../queries/meeting-points.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import { SubjectField } from "./point-subject.tsx";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** The words of a talking point; its author presses them to word it anew. */
export function PointText({ page, point }: { page: MeetingPage; point: ShownPoint }) {
  const { t } = useOneOnOneWords();
  const [editing, setEditing] = useState(false);
  if (editing) return <EditPoint page={page} point={point} onDone={() => setEditing(false)} />;
  if (!page.holdsPoints || point.author.id !== page.me.id)
    return <span className={classes.pointText}>{point.text}</span>;
  return (
    <button
      type="button"
      className={classes.pointText}
      aria-label={t("point.edit", { text: point.text })}
      onClick={() => setEditing(true)}
    >
      {point.text}
    </button>
  );
}

function EditPoint({ page, point, onDone }: { page: MeetingPage; point: ShownPoint; onDone: () => void }) {
  const { t } = useOneOnOneWords();
  const form = meetingCommands.useCommandForm({
    intent: "edit-point",
    id: `edit-point-${point.id}`,
    fields: { pointId: point.id, version: String(point.version), changesSubject: "true" },
    defaultValue: { text: point.text, subject: point.subject ? `${point.subject.kind}:${point.subject.id}` : "" },
    then: ({ done }) => done && onDone(),
  });
  return (
    <CommandForm form={form} className={classes.line} onKeyDown={(event) => event.key === "Escape" && onDone()}>
      <TextField
        {...form.field("text")}
        label={t("point.edit-label")}
        hideLabel
        autoFocus
        maxLength={500}
        className={classes.grow}
      />
      <SubjectField page={page} field={form.field("subject")} subject={point.subject} />
      <Button type="submit" size="small" loading={form.busy}>
        {t("save")}
      </Button>
      <Button size="small" tone="quiet" onClick={onDone}>
        {t("cancel")}
      </Button>
    </CommandForm>
  );
}

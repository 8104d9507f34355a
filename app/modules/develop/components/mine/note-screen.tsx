import { RecordPage } from "#app/modules/records/ui.ts";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { WrittenText } from "#app/ui/written-text/written-text.tsx";
import { noteFields } from "../../develop-fields.ts";
import { competencyOver, developPlaces, notePlace } from "../../develop-places.ts";
import type { Note, NotePage } from "../../queries/notes.ts";
import { personCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";
import { LabelChip } from "../marks.tsx";

const home = developPlaces.competencies;

/** One strength, driver or deliverable; one's own is worded anew where they all stand. */
export function NoteScreen({ page }: { page: NotePage }) {
  const { t } = useDevelopWords();
  const { person, isMe, note, granted } = page;
  const back = isMe ? home : developPlaces.person(person.id);
  return (
    <RecordPage
      fields={noteFields}
      detail={{ ...note, granted }}
      list={{ label: isMe ? t("person.mine") : t("person.title", { name: person.name }), href: back }}
      href={notePlace(person.id, note.kind, note.id)}
      idName="noteId"
      facts={
        <>
          <PersonChip person={person} />
          <span className={classes.soft}>{t(`note.${note.kind}`)}</span>
        </>
      }
      overview={<Said page={page} back={back} />}
      editHref={`${home}?note=${note.id}`}
      more={isMe ? <Remove note={note} /> : null}
    />
  );
}

/** What it says; a strength with how the person stands in its competency. */
function Said({ page: { person, isMe, note, standing }, back }: { page: NotePage; back: string }) {
  const { t } = useDevelopWords();
  return (
    <Stack>
      {note.body ? <WrittenText>{note.body}</WrittenText> : <p className={classes.soft}>{t("note.empty")}</p>}
      {note.competency ? (
        <div className={classes.line}>
          <UiLink href={competencyOver(back, note.competency.id, isMe ? null : person.id)}>
            {note.competency.name}
          </UiLink>
          {standing ? <LabelChip label={standing.label} /> : null}
        </div>
      ) : null}
    </Stack>
  );
}

function Remove({ note: { id } }: { note: Note }) {
  const { t } = useDevelopWords();
  const sent = { intent: "remove-note", action: home, leaveTo: home } as const;
  const command = personCommands.useCommand({ ...sent, said: t("said.removed") });
  return (
    <ActForm command={command} intent="remove-note" fields={{ noteId: id }}>
      <Button type="submit" tone="quiet" loading={command.busy}>
        {t("remove")}
      </Button>
    </ActForm>
  );
}

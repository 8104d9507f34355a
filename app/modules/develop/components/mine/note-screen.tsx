import { ActForm } from "#app/platform/forms/act-form.tsx";
import { PersonChip } from "#app/modules/people/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { WrittenText } from "#app/ui/written-text/written-text.tsx";
import { competencyOver, developPlaces } from "../../develop-places.ts";
import type { Note, NotePage } from "../../queries/notes.ts";
import { personCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";
import { LabelChip } from "../marks.tsx";

/** One strength, driver or deliverable; a strength with how the person stands in its competency. */
export function NoteScreen({ page: { person, isMe, note, standing } }: { page: NotePage }) {
  const { t } = useDevelopWords();
  const back = isMe ? developPlaces.competencies : developPlaces.person(person.id);
  return (
    <Stack>
      <PageHeader
        title={note.title}
        actions={isMe ? <NoteActs note={note} /> : null}
        breadcrumbs={[{ label: isMe ? t("person.mine") : t("person.title", { name: person.name }), href: back }]}
        breadcrumbsLabel={t("path")}
      />
      <div className={classes.line}>
        <PersonChip person={person} />
        <span className={classes.soft}>{t(`note.${note.kind}`)}</span>
      </div>
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

/** One's own entry is worded anew, or taken away, on the page it stands on. */
function NoteActs({ note: { id } }: { note: Note }) {
  const { t } = useDevelopWords();
  const home = developPlaces.competencies;
  const command = personCommands.useCommand({
    intent: "remove-note",
    action: home,
    said: t("said.removed"),
    leaveTo: home,
  });
  return (
    <span className={classes.line}>
      <Button href={`${home}?note=${id}`}>{t("edit")}</Button>
      <ActForm command={command} intent="remove-note" fields={{ noteId: id }}>
        <Button type="submit" tone="quiet" loading={command.busy}>
          {t("remove")}
        </Button>
      </ActForm>
    </span>
  );
}

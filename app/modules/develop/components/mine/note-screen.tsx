import { PersonChip } from "#app/modules/people/ui.ts";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { developPlaces } from "../../develop-places.ts";
import type { NotePage } from "../../queries/notes.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";
import { LabelChip } from "../marks.tsx";

/** One strength, driver or deliverable; a strength with how the person stands in its competency. */
export function NoteScreen({ page: { person, isMe, note, standing } }: { page: NotePage }) {
  const { t } = useDevelopWords();
  const back = isMe ? developPlaces.competencies : developPlaces.person(person.id);
  return (
    <div className={classes.screen}>
      <PageHeader
        title={note.title}
        breadcrumbs={[{ label: isMe ? t("person.mine") : t("person.title", { name: person.name }), href: back }]}
        breadcrumbsLabel={t("path")}
      />
      <div className={classes.line}>
        <PersonChip person={person} />
        <span className={classes.soft}>{t(`note.${note.kind}`)}</span>
      </div>
      {note.body ? <p className={classes.text}>{note.body}</p> : <p className={classes.soft}>{t("note.empty")}</p>}
      {note.competency ? (
        <div className={classes.line}>
          <UiLink href={`${back}?competencyId=${note.competency.id}`}>{note.competency.name}</UiLink>
          {standing ? <LabelChip label={standing.label} /> : null}
        </div>
      ) : null}
    </div>
  );
}

import { IconPlus } from "@tabler/icons-react";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { ComboField } from "#app/ui/combo-field/combo-field.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { FormFields, startOf } from "#app/modules/records/ui.ts";
import { noteFields } from "../../develop-fields.ts";
import { notePlace } from "../../develop-places.ts";
import { noteKinds, type NoteKind } from "../../domain/fields.ts";
import { personCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";
import type { PersonData } from "./person-screen.tsx";

/** What somebody says of themselves: strengths, drivers and deliverables. */
export function Notes({ page }: { page: PersonData }) {
  return noteKinds.map((kind) => <NotesOfKind key={kind} page={page} kind={kind} />);
}

function NotesOfKind({ page, kind }: { page: PersonData; kind: NoteKind }) {
  const { t } = useDevelopWords();
  const address = useAddress();
  const notes = page.notes.filter((note) => note.kind === kind);
  if (notes.length === 0 && !page.isMe) return null;
  return (
    <section className={classes.words}>
      <h2 className={classes.name}>{t(`note.${kind}`)}</h2>
      <ul className={classes.plain}>
        {notes.map((note) => (
          <li key={note.id} className={classes.line}>
            <UiLink href={notePlace(page.person.id, kind, note.id)}>{note.title}</UiLink>
          </li>
        ))}
      </ul>
      {page.isMe ? (
        <div>
          <Button
            size="small"
            tone="quiet"
            icon={<IconPlus aria-hidden="true" />}
            href={address({ note: kind, panelStack: null })}
          >
            {t(`note.add-${kind}`)}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

/** The form of one entry: `note` is its id, or the kind of a new one. */
export function NotePanel({ page }: { page: PersonData }) {
  const { t } = useDevelopWords();
  const closeHref = useAddress()({ note: null });
  const known = page.notes.find(({ id }) => id === page.note);
  const kind = known?.kind ?? noteKinds.find((one) => one === page.note) ?? "STRENGTH";
  const form = personCommands.useCommandForm({
    intent: "save-note",
    fields: { kind, ...(known ? { noteId: known.id, version: String(known.version) } : {}) },
    defaultValue: { ...startOf(noteFields, known ?? {}), competencyId: known?.competency?.id ?? "" },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t(`note.${kind}`)} closeHref={closeHref} submit={t("save")}>
      <FormFields form={form} of={noteFields} />
      {kind === "STRENGTH" ? (
        <ComboField
          {...form.field("competencyId")}
          label={t("competency")}
          placeholder={t("note.no-competency")}
          emptyText={t("plan.no-competency")}
          clearLabel={t("note.clear-competency")}
          options={page.offered.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
    </FormPanel>
  );
}

import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { NotePage, Revision } from "../../queries/note-page.ts";
import { noteCommands } from "../disciplinary-commands.ts";
import { useDisciplinaryWords } from "../disciplinary-words.ts";
import classes from "../disciplinary.module.css";

/** How the words came about, revision by revision, and how the note stood. */
export function NoteHistory({ page }: { page: NotePage }) {
  const { t, format } = useDisciplinaryWords();
  const { revisions, compared, history } = page;
  return (
    <>
      <Section title={t("revision.title")}>
        <ul className={classes.plain}>
          {revisions.map((revision) => (
            <RevisionRow key={revision.number} revision={revision} page={page} />
          ))}
        </ul>
      </Section>
      {compared ? (
        <Section title={t("revision.compared", { from: compared.from, to: compared.to })}>
          <p className={classes.compared} dir="auto">
            {compared.parts.map(({ kind, text }, place) =>
              kind === "SAME" ? (
                <span key={place}>{text}</span>
              ) : kind === "ADDED" ? (
                <ins key={place} className={classes.added}>
                  {text}
                </ins>
              ) : (
                <del key={place} className={classes.removed}>
                  {text}
                </del>
              ),
            )}
          </p>
        </Section>
      ) : null}
      <Section title={t("history.title")}>
        <ul className={classes.plain}>
          {history.map((entry) => (
            <li key={entry.id}>
              <span className={classes.soft}>
                {format.dateTime(entry.at)} · {entry.person?.name ?? t("history.product")}
              </span>
              <br />
              <Change field={entry.field} before={entry.before} after={entry.after} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}

function Change({ field, before, after }: { field: string; before: unknown; after: unknown }) {
  const { t, format } = useDisciplinaryWords();
  const said = (value: unknown) => {
    if (value === null || value === undefined) return "–";
    if (field === "occurredOn") return format.date(String(value));
    if (field === "revision") return t("revision.number", { number: Number(value) });
    return t(`${field}.${String(value)}`, { defaultValue: t("history.own-type") });
  };
  return <>{t("history.line", { field: t(headOf(field)), before: said(before), after: said(after) })}</>;
}

/** A change is named as the field is on the note itself. */
const headOf = (field: string) =>
  field === "revision" || field === "outcome"
    ? `history.${field}`
    : `field.${field === "occurredOn" ? "occurred" : field}`;

function RevisionRow({ revision, page: { note, acts } }: { revision: Revision; page: NotePage }) {
  const { t, format } = useDisciplinaryWords();
  const address = useAddress();
  const { number, by, at, rephrased } = revision;
  const command = noteCommands.useCommand({ intent: "select-revision", key: String(number), said: t("said.saved") });
  const edits = acts.includes("write") || acts.includes("edit");
  return (
    <li className={classes.row}>
      <span className={classes.chips}>
        <strong>{t("revision.number", { number })}</strong>
        {number === note.revision ? <Chip tone="green">{t("revision.selected")}</Chip> : null}
        {rephrased ? <Chip tone="blue">{t("revision.rephrased")}</Chip> : null}
        <span className={classes.soft}>
          {by ?? t("history.product")} · {format.dateTime(at)}
        </span>
      </span>
      <span className={classes.chips}>
        {number > 1 ? (
          <UiLink href={address({ from: String(number - 1), to: String(number) })}>{t("revision.compare")}</UiLink>
        ) : null}
        {edits && number !== note.revision ? (
          <ActForm
            command={command}
            intent="select-revision"
            fields={{ noteId: note.id, number: String(number), version: String(note.version) }}
          >
            <Button type="submit" size="small" tone="quiet" loading={command.busy}>
              {t("revision.select")}
            </Button>
          </ActForm>
        ) : null}
      </span>
    </li>
  );
}

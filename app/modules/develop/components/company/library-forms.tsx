import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { FormFields, startOf, useFieldChanges } from "#app/modules/records/ui.ts";
import { competencyFields } from "../../develop-fields.ts";
import { fields } from "../../domain/fields.ts";
import type { LibraryPage, LibraryVersion } from "../../queries/library-page.ts";
import { libraryCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";

/** A competency with its wording at each level; a change is another version. */
export function CompetencyPanel({ page: { open, levels } }: { page: LibraryPage }) {
  const { t, levelName } = useDevelopWords();
  const closeHref = useAddress()({ competency: null });
  const form = libraryCommands.useCommandForm({
    intent: "save-competency",
    fields: open ? { competencyId: open.id, number: String(open.number ?? 0) } : {},
    defaultValue: {
      ...startOf(competencyFields, open ?? {}),
      ...Object.fromEntries(levels.map(({ id }) => [`wording.${id}`, open?.wording[id] ?? ""])),
    },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={open?.name ?? t("library.new")} closeHref={closeHref} submit={t("save")} wide>
      <FormFields form={form} of={competencyFields} />
      {levels.map(({ id }) => (
        <TextArea
          key={id}
          id={`wording-${id}`}
          name={`wording.${id}`}
          label={t("library.wording", { level: levelName(id, levels) })}
          defaultValue={open?.wording[id] ?? ""}
          rows={3}
          maxLength={1000}
        />
      ))}
      {open ? (
        <>
          <p className={classes.soft}>{t("library.versions-text")}</p>
          <Fold title={t("library.versions", { count: open.versions.length })}>
            <ul className={classes.plain}>
              {open.versions.map((version) => (
                <Version key={version.number} version={version} levels={levels} />
              ))}
            </ul>
          </Fold>
        </>
      ) : null}
    </FormPanel>
  );
}

/** One version: who made it when, and what it changed. */
function Version({ version, levels }: { version: LibraryVersion; levels: LibraryPage["levels"] }) {
  const { t, format, levelName } = useDevelopWords();
  const { number, name, at, by, changes } = version;
  const told = useFieldChanges(competencyFields, (field) =>
    t("library.wording", { level: levelName(field.slice("wording.".length), levels) }),
  );
  const person = by === null ? null : { id: "", name: by };
  return (
    <li className={classes.soft}>
      {[t("library.version", { number }), name, by, format.date(at)].filter(Boolean).join(" · ")}
      <ul className={classes.changes}>
        {changes.map((change) => (
          <li key={change.field} dir="auto">
            {told({ id: version.id, at, person, reason: null, ...change })}
          </li>
        ))}
      </ul>
    </li>
  );
}

/** Competencies of a field of work to begin with. */
export function StarterPanel() {
  const { t } = useDevelopWords();
  const closeHref = useAddress()({ competency: null });
  const form = libraryCommands.useCommandForm({
    intent: "add-starters",
    said: t("said.added"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("library.starters")} closeHref={closeHref} submit={t("library.add")}>
      <p className={classes.soft}>{t("library.starters-text")}</p>
      <SelectField
        {...form.field("field")}
        label={t("library.field")}
        placeholder={t("choose")}
        options={fields.map((value) => ({ value, label: t(`field.${value}`) }))}
        required
      />
    </FormPanel>
  );
}

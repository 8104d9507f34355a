import { IconPlus } from "@tabler/icons-react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { standardLevels, withOwnLevels } from "../../domain/levels.ts";
import type { OwnLevel } from "../../queries/levels.ts";
import type { SettingsPage } from "../../queries/settings-page.ts";
import { settingsCommands } from "../develop-commands.ts";
import classes from "../develop.module.css";
import { useDevelopWords } from "../develop-words.ts";

/** What holds for everybody's development: how far back posts count, the search, and levels of the company's own. */
export function SettingsScreen({ page }: { page: SettingsPage }) {
  const { t } = useDevelopWords();
  const { settings } = page;
  const form = settingsCommands.useCommandForm({
    intent: "save-settings",
    fields: { version: String(settings.version) },
    defaultValue: { evidenceMonths: String(settings.evidenceMonths) },
    said: t("said.saved"),
  });
  return (
    <Stack>
      <PageHeader title={t("settings.title")} />
      <settingsCommands.PageAnswer intents={["save-settings", "save-level", "archive-level"]} said={t("said.saved")} />
      <CommandForm form={form} guarded layout="reading">
        <TextField
          {...form.field("evidenceMonths")}
          type="number"
          min={1}
          max={60}
          label={t("settings.months")}
          description={t("settings.months-text")}
          required
        />
        <Checkbox
          name="allowsSearch"
          label={t("settings.search")}
          description={t("settings.search-text")}
          defaultChecked={settings.allowsSearch}
        />
        <SubmitRow form={form} label={t("save")} />
      </CommandForm>
      <Levels page={page} />
      {page.open ? <LevelPanel key={page.open === "new" ? "new" : page.open.id} open={page.open} /> : null}
    </Stack>
  );
}

function Levels({ page: { levels } }: { page: SettingsPage }) {
  const { t, levelName } = useDevelopWords();
  const address = useAddress();
  const own = new Map(levels.map((level) => [level.id, level]));
  return (
    <Section
      title={t("settings.levels")}
      description={t("settings.levels-text")}
      actions={
        <Button icon={<IconPlus aria-hidden="true" />} href={address({ level: "new" })}>
          {t("settings.add-level")}
        </Button>
      }
    >
      <ol className={classes.plain}>
        {withOwnLevels(levels).map((level) => (
          <li key={level.id} className={classes.row} data-row>
            <span className={classes.line}>
              {own.has(level.id) ? (
                <UiLink href={address({ level: level.id })}>{level.name}</UiLink>
              ) : (
                levelName(level.id, [])
              )}
              {own.get(level.id)?.archived ? <Chip tone="grey">{t("library.archived")}</Chip> : null}
            </span>
            {own.has(level.id) ? <ArchiveLevel level={own.get(level.id)!} /> : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function ArchiveLevel({ level: { id, archived } }: { level: OwnLevel }) {
  const { t } = useDevelopWords();
  const command = settingsCommands.useCommand({ intent: "archive-level", key: id, said: t("said.saved") });
  return (
    <ActForm command={command} intent="archive-level" fields={{ levelId: id, archived: archived ? "false" : "true" }}>
      <Button type="submit" size="small" tone="quiet" loading={command.busy}>
        {t(archived ? "library.bring-back" : "library.archive")}
      </Button>
    </ActForm>
  );
}

function LevelPanel({ open }: { open: OwnLevel | "new" }) {
  const { t } = useDevelopWords();
  const closeHref = useAddress()({ level: null });
  const known = open === "new" ? null : open;
  const form = settingsCommands.useCommandForm({
    intent: "save-level",
    fields: known ? { levelId: known.id, version: String(known.version) } : {},
    defaultValue: { name: known?.name ?? "", after: "ADVANCED" },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("settings.add-level")} closeHref={closeHref} submit={t("save")}>
      <TextField {...form.field("name")} label={t("settings.level-name")} required maxLength={40} />
      {known ? null : (
        <SelectField
          {...form.field("after")}
          label={t("settings.after")}
          placeholder={t("settings.first")}
          options={standardLevels.map((value) => ({ value, label: t(`level.${value}`) }))}
        />
      )}
    </FormPanel>
  );
}

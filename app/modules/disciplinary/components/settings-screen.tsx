import { IconPlus } from "@tabler/icons-react";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { disciplinaryPlaces } from "../disciplinary-places.ts";
import type { SettingsPage } from "../queries/settings-page.ts";
import classes from "./disciplinary.module.css";
import { settingsCommands } from "./disciplinary-commands.ts";
import { useDisciplinaryWords } from "./disciplinary-words.ts";
import { RulesForm } from "./rules-form.tsx";

/** What holds for notes, the company's own types, and certificates of what was expunged. */
export function SettingsScreen({ page }: { page: SettingsPage }) {
  const { t } = useDisciplinaryWords();
  return (
    <Stack>
      <PageHeader title={t("settings.title")} />
      <settingsCommands.PageAnswer intents={["save-settings", "save-type", "archive-type"]} said={t("said.saved")} />
      <RulesForm rules={page.rules} />
      <Types page={page} />
      <Certificates page={page} />
      {page.open ? <TypePanel key={page.open === "new" ? "new" : page.open.id} open={page.open} /> : null}
    </Stack>
  );
}

function Types({ page: { types } }: { page: SettingsPage }) {
  const { t } = useDisciplinaryWords();
  const address = useAddress();
  return (
    <Section
      title={t("settings.types")}
      description={t("settings.types-text")}
      actions={
        <Button icon={<IconPlus aria-hidden="true" />} href={address({ type: "new" })}>
          {t("settings.add-type")}
        </Button>
      }
    >
      <ul className={classes.plain}>
        {types.map(({ id, name, archived }) => (
          <li key={id} className={classes.row}>
            <span className={classes.chips}>
              <UiLink href={address({ type: id })}>{name}</UiLink>
              {archived ? <Chip tone="grey">{t("settings.archived")}</Chip> : null}
            </span>
            <ArchiveType id={id} archived={archived} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function ArchiveType({ id, archived }: { id: string; archived: boolean }) {
  const { t } = useDisciplinaryWords();
  const command = settingsCommands.useCommand({ intent: "archive-type", key: id, said: t("said.saved") });
  return (
    <ActForm command={command} intent="archive-type" fields={{ typeId: id, archived: archived ? "false" : "true" }}>
      <Button type="submit" size="small" tone="quiet" loading={command.busy}>
        {t(archived ? "settings.bring-back" : "settings.archive")}
      </Button>
    </ActForm>
  );
}

function TypePanel({ open }: { open: NonNullable<SettingsPage["open"]> }) {
  const { t } = useDisciplinaryWords();
  const closeHref = useAddress()({ type: null });
  const known = open === "new" ? null : open;
  const form = settingsCommands.useCommandForm({
    intent: "save-type",
    fields: known ? { typeId: known.id, version: String(known.version) } : {},
    defaultValue: { name: known?.name ?? "" },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("settings.add-type")} closeHref={closeHref} submit={t("save")}>
      <TextField {...form.field("name")} label={t("settings.type-name")} required maxLength={80} />
    </FormPanel>
  );
}

function Certificates({ page: { certificates } }: { page: SettingsPage }) {
  const { t, format } = useDisciplinaryWords();
  if (certificates.length === 0) return null;
  return (
    <Section title={t("certificate.list")} description={t("certificate.text")}>
      <ul className={classes.plain}>
        {certificates.map(({ id, at, because }) => (
          <li key={id} className={classes.row}>
            <UiLink href={disciplinaryPlaces.certificate(id)}>{format.dateTime(at)}</UiLink>
            <span className={classes.soft}>{t(`certificate.${because}`)}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

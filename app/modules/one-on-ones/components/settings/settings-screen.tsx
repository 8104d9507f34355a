import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group/radio-group.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import type { SettingsPage } from "../../queries/settings-page.ts";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import { settingsCommands } from "../one-on-one-commands.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import { LengthFields } from "./length-fields.tsx";
import { Questions } from "./questions.tsx";
import { Templates } from "./templates.tsx";

const tabs = ["settings", "templates", "question_library"] as const;

/** What administrators set: who meets whom, the templates, and the questions there are. */
export function SettingsScreen({ page }: { page: SettingsPage }) {
  const { t } = useOneOnOneWords();
  return (
    <Stack>
      <PageHeader title={t("settings.title")} />
      <Tabs
        label={t("settings.title")}
        current={page.tab}
        tabs={tabs.map((id) => ({
          id,
          label: t(`settings.tab.${id}`),
          href: `${oneOnOnePlaces.settings}?activeTabId=${id}`,
        }))}
      />
      <settingsCommands.PageAnswer
        intents={["save-settings", "save-template", "archive-template", "save-question", "archive-question"]}
        said={t("said.saved")}
      />
      {page.tab === "settings" ? <CompanySettings page={page} /> : null}
      {page.tab === "templates" ? <Templates page={page} /> : null}
      {page.tab === "question_library" ? <Questions page={page} /> : null}
    </Stack>
  );
}

function CompanySettings({ page: { settings } }: { page: SettingsPage }) {
  const { t } = useOneOnOneWords();
  const form = settingsCommands.useCommandForm({
    intent: "save-settings",
    fields: { version: String(settings.version) },
    defaultValue: {
      arrangedBy: settings.arrangedBy,
      minutes: String(settings.minutes),
      everyWeeks: String(settings.everyWeeks),
    },
    said: t("said.saved"),
  });
  return (
    <CommandForm form={form} guarded layout="reading">
      <RadioGroup
        {...form.field("arrangedBy")}
        label={t("settings.arranged-by")}
        options={(["EVERYBODY", "MANAGERS"] as const).map((value) => ({ value, label: t(`settings.${value}`) }))}
      />
      <LengthFields form={form} />
      <Checkbox
        name="asksMood"
        label={t("settings.mood")}
        description={t("settings.mood-text")}
        defaultChecked={settings.asksMood}
      />
      <SubmitRow form={form} label={t("save")} />
    </CommandForm>
  );
}

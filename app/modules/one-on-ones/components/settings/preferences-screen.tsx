import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import type { OneOnOnePreferences } from "../../queries/settings.ts";
import { preferencesCommands } from "../one-on-one-commands.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import { LengthFields } from "./length-fields.tsx";

/** What one's own new 1:1s begin with. */
export function PreferencesScreen({ preferences }: { preferences: OneOnOnePreferences }) {
  const { t } = useOneOnOneWords();
  const form = preferencesCommands.useCommandForm({
    intent: "save-preferences",
    defaultValue: { minutes: String(preferences.minutes), everyWeeks: String(preferences.everyWeeks) },
    said: t("said.saved"),
  });
  return (
    <Stack>
      <PageHeader
        title={t("preferences.title")}
        description={t("preferences.text")}
        breadcrumbs={[{ label: t("lists.ACTIVE.title"), href: oneOnOnePlaces.active }]}
        breadcrumbsLabel={t("meeting.path")}
      />
      <preferencesCommands.PageAnswer intents={["save-preferences"]} said={t("said.saved")} />
      <CommandForm form={form} guarded layout="reading">
        <LengthFields form={form} />
        <Checkbox
          name="inCalendar"
          label={t("form.calendar")}
          description={t("form.calendar-text")}
          defaultChecked={preferences.inCalendar}
        />
        <SubmitRow form={form} label={t("save")} />
      </CommandForm>
    </Stack>
  );
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import { erasureCommands } from "../identity-commands.ts";

/** Nobody is erased by a press alone: the name is typed. */
export function AskErasureForm({ person, days }: { person: { id: string; name: string }; days: number }) {
  const { t } = useTranslation("identity");
  const form = erasureCommands.useCommandForm({ intent: "ask", fields: { employeeId: person.id } });
  return (
    <Section title={t("erasure.confirm")}>
      <Callout tone="danger" title={t("erasure.no-undo")}>
        {t("erasure.no-undo-text", { days })}
      </Callout>
      <CommandForm form={form} layout="reading" guarded>
        <TextField
          {...form.field("name")}
          label={t("erasure.name", { name: person.name })}
          autoComplete="off"
          required
        />
        <div>
          <Button type="submit" tone="danger" loading={form.busy}>
            {t("erasure.ask", { days })}
          </Button>
        </div>
      </CommandForm>
    </Section>
  );
}

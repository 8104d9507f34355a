import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { FileForm } from "#app/shell/components/file-import/file-parts.tsx";
import { leaverCommands } from "../people-commands.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { NumberField } from "#app/ui/number-field/number-field.tsx";

/** At how many leavers every import of the company stops and asks. */
export function LeaverShareForm({ share }: { share: number }) {
  const { t } = useTranslation("people");
  const said = t("import.share-kept");
  const form = leaverCommands.useCommandForm({
    intent: "set-leaver-share",
    defaultValue: { share: String(share) },
    said,
  });
  return (
    <FileForm form={form}>
      <leaverCommands.PageAnswer intents={["set-leaver-share"]} said={said} />
      <NumberField
        {...form.field("share")}
        label={t("import.share")}
        description={t("import.share-text")}
        suffix="%"
        min={0}
        max={100}
        step="any"
      />
      <SubmitRow form={form} label={t("shape.save")} tone="secondary" />
    </FileForm>
  );
}

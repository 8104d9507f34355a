import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useCommandForm, type AnyCommandForm } from "#app/platform/forms/use-command-form.ts";

export type NewRecordPanelProps = {
  /** The room whose words say what is refused. */
  room: string;
  title: string;
  /** The list it was opened from. */
  closeHref: string;
  /** The fields: called, not mounted, so that a list that draws itself anew leaves what was typed. */
  fields: (form: AnyCommandForm) => ReactNode;
  /** How it is sent, where it may hold files. */
  encType?: "multipart/form-data" | undefined;
};

/** Beside a list: the form of a new record, sent to the page's action as `create`. */
export function NewRecordPanel({ room, title, closeHref, fields, encType }: NewRecordPanelProps) {
  const { t } = useTranslation("shell");
  const form = useCommandForm({ room, intent: "create", said: () => t("record.saved"), leaveTo: closeHref });
  return (
    <FormPanel form={form} title={title} closeHref={closeHref} submit={t("record.save")} encType={encType}>
      {fields(form)}
    </FormPanel>
  );
}

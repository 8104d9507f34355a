import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { PeopleField } from "#app/modules/people/ui.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { BoardPage } from "../../queries/calibration-page.ts";
import { commands } from "../calibration-commands.ts";

/** The name of a group, and who calibrates in it. */
export function EditGroupPanel({ page: { board, members } }: { page: BoardPage }) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  const closeHref = address({ panel: null });
  const form = commands.useCommandForm({
    intent: "edit-group",
    fields: { groupId: board.group.id, version: String(board.group.version) },
    defaultValue: { name: board.group.name },
    said: t("said.saved"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("group.edit")} closeHref={closeHref} submit={t("save")}>
      <TextField {...form.field("name")} label={t("group.name")} required maxLength={120} />
      <PeopleField
        name="memberIds"
        label={t("group.members")}
        description={t("group.members-help")}
        chosen={members}
        error={form.wrong("memberIds")}
      />
    </FormPanel>
  );
}

/** Opens a finished board again: with a reason that the audit log keeps. */
export function ReopenPanel({ page: { board } }: { page: BoardPage }) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  const closeHref = address({ panel: null });
  const form = commands.useCommandForm({
    intent: "reopen-group",
    fields: { groupId: board.group.id },
    said: t("said.reopened"),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("group.reopen")} closeHref={closeHref} submit={t("group.reopen")}>
      <TextArea {...form.field("reason")} label={t("move.reason")} required rows={4} maxLength={1000} />
    </FormPanel>
  );
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { DrawnBoard, BoardPerson } from "../../queries/board.ts";
import { commands } from "../calibration-commands.ts";
import { placeName } from "./place-name.ts";

export type MovePanelProps = { board: DrawnBoard; person: BoardPerson; version: number; to: string };

/** A move with its reason: opened by putting somebody elsewhere, or from their panel. */
export function MovePanel({ board, person, version, to }: MovePanelProps) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  const closeHref = address({ to: null, reviewee: null });
  const form = commands.useCommandForm({
    intent: "move",
    fields: { groupId: board.group.id, revieweeId: person.revieweeId, version: String(version) },
    defaultValue: { place: board.places.some(({ id }) => id === to) ? to : "" },
    said: t("said.moved", { name: person.name }),
    leaveTo: closeHref,
  });
  return (
    <FormPanel form={form} title={t("board.move", { name: person.name })} closeHref={closeHref} submit={t("move.open")}>
      <p>{t("move.from", { place: placeName(board, person.place) ?? t("board.none") })}</p>
      <SelectField
        {...form.field("place")}
        label={t("move.to")}
        placeholder={t("move.choose")}
        required
        options={board.places.filter(({ id }) => id !== person.place).map(({ id, label }) => ({ value: id, label }))}
      />
      <TextArea
        {...form.field("reason")}
        label={t("move.reason")}
        description={t("move.reason-help")}
        required
        rows={4}
        maxLength={1000}
      />
    </FormPanel>
  );
}

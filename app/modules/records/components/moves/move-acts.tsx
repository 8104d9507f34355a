import { useLocation } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { FormPanel } from "#app/platform/forms/form-panel.tsx";
import { useCommand } from "#app/platform/forms/use-command.ts";
import { useCommandForm } from "#app/platform/forms/use-command-form.ts";
import { Button } from "#app/ui/button/button.tsx";
import { TextArea } from "#app/ui/text-area/text-area.tsx";
import type { OfferedMove } from "./use-moves.ts";

export type MoveActsProps = {
  room: string;
  moves: readonly OfferedMove[];
  /** What names the record, and the version that was read. */
  named: Readonly<Record<string, string>>;
  /** The record's own address. */
  href: string;
};

/** The moves that lead on from here: one that asks for a reason opens a form, any other is done at once. */
export function MoveActs({ room, moves, named, href }: MoveActsProps) {
  const { t } = useTranslation("shell");
  const command = useCommand({ room, said: () => t("record.saved") });
  return moves.map(({ name, label, asks }, place) => {
    const tone = place === 0 ? "primary" : "secondary";
    if (asks)
      return (
        <Button key={name} tone={tone} href={`${href}?move=${name}`}>
          {label}
        </Button>
      );
    return (
      <ActForm key={name} command={command} intent="move" fields={{ ...named, move: name }}>
        <Button type="submit" tone={tone} loading={command.sending?.get("move") === name}>
          {label}
        </Button>
      </ActForm>
    );
  });
}

/** The form of the move that the address names, where it is one of those that may be made. */
export function MoveForm(props: MoveActsProps) {
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get("move");
  const move = props.moves.find(({ name, asks }) => name === asked && asks);
  return move ? <ReasonForm key={move.name} {...props} move={move} /> : null;
}

function ReasonForm({ room, named, href, move }: MoveActsProps & { move: OfferedMove }) {
  const { t } = useTranslation("shell");
  const form = useCommandForm({
    room,
    intent: "move",
    fields: { ...named, move: move.name },
    said: () => t("record.saved"),
    leaveTo: href,
  });
  return (
    <FormPanel form={form} title={move.label} closeHref={href} submit={move.label}>
      <TextArea
        {...form.field("reason")}
        label={t("record.reason")}
        rows={4}
        maxLength={1000}
        required={move.needs}
        autoFocus
      />
    </FormPanel>
  );
}

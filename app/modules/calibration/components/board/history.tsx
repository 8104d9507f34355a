import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import { TextField } from "#app/ui/text-field/text-field.tsx";
import type { DrawnBoard } from "../../queries/board.ts";
import { undoable } from "../../domain/replay.ts";
import { commands } from "../calibration-commands.ts";
import classes from "../calibration.module.css";
import { placeName } from "./place-name.ts";

/** Every move, the latest first, each with its reason; and the way to see the board as it was. */
export function History({ board }: { board: DrawnBoard }) {
  const { t } = useTranslation("calibration");
  const address = useAddress();
  if (board.moves.length === 0) return <p className={classes.soft}>{t("history.none")}</p>;
  return (
    <>
      <div>
        <Button href={address({ view: null, after: "0" })}>{t("history.replay")}</Button>
      </div>
      <MoveList board={board} moves={board.moves} named />
    </>
  );
}

type MoveListProps = { board: DrawnBoard; moves: DrawnBoard["moves"]; named?: boolean };

export function MoveList({ board, moves, named = false }: MoveListProps) {
  const { t } = useTranslation("calibration");
  const format = useFormat();
  const open = undoable(board.moves);
  return (
    <ol className={classes.list} aria-label={t("views.history")} reversed>
      {moves.toReversed().map((move) => {
        const places = {
          from: placeName(board, move.from) ?? t("board.none"),
          to: placeName(board, move.to) ?? t("board.none"),
        };
        return (
          <li key={move.id}>
            <strong>
              {named ? t("history.moved", { ...places, name: move.person }) : t("history.moved-own", places)}
            </strong>
            <p className={classes.soft}>
              {t(move.undoes ? "history.undone-by" : "history.by", {
                name: move.by.name,
                at: format.dateTime(move.at),
              })}
            </p>
            <p>{move.reason}</p>
            {board.mayMove && open.has(move.id) ? <UndoForm groupId={board.group.id} moveId={move.id} /> : null}
          </li>
        );
      })}
    </ol>
  );
}

function UndoForm({ groupId, moveId }: { groupId: string; moveId: string }) {
  const { t } = useTranslation("calibration");
  const form = commands.useCommandForm({
    intent: "undo-move",
    id: `undo-${moveId}`,
    about: "moveId",
    fields: { groupId, moveId },
    said: t("said.undone"),
  });
  return (
    <Fold title={t("history.undo")}>
      <CommandForm form={form} guarded className={classes.line}>
        <TextField {...form.field("reason")} label={t("move.reason")} required maxLength={1000} />
        <Button type="submit" loading={form.busy}>
          {t("history.undo-submit")}
        </Button>
      </CommandForm>
    </Fold>
  );
}

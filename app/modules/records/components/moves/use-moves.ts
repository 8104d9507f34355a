import { record, useMay } from "#app/platform/ability/granting.tsx";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { stateOf, type RecordFields } from "../../domain/record-fields.ts";
import { actOf, movesFrom } from "../../kinds/state/field.ts";

/** A move that the viewer may make now. */
export type OfferedMove = { name: string; label: string; asks: boolean; needs: boolean };

/** The moves that lead on from where a record stands, of those that the viewer may make. */
export function useMoves(fields: RecordFields, kind: string): (row: { id: string }) => OfferedMove[] {
  const may = useMay();
  const words = useWords(fields.room);
  const state = stateOf(fields);
  return (row) => {
    if (!state) return [];
    const at = String((row as Readonly<Record<string, unknown>>)[state.name]);
    return movesFrom(state.field, at)
      .filter(([name, move]) => may(actOf(name, move), record(kind, row.id)))
      .map(([name, { reason }]) => ({
        name,
        label: words(`move.${name}.act`),
        asks: reason !== undefined,
        needs: reason === "REQUIRED",
      }));
  };
}

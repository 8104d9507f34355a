import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useCommand } from "#app/platform/forms/use-command.ts";
import type { DataTableProps } from "#app/ui/data-table/data-table.tsx";
import type { RecordFields } from "../../domain/record-fields.ts";
import { stateOf } from "../../domain/record-fields.ts";
import type { RecordListPage } from "../list/record-list.tsx";
import type { ListedRecord } from "../list/use-columns.tsx";
import { useMoves } from "./use-moves.ts";

type Listed<Row> = {
  fields: RecordFields;
  page: RecordListPage<Row>;
  addressOf: (id: string) => string;
  idName?: string | undefined;
};

/** The moves of a row, in its menu: done at once, or on the record's page where a reason is asked. */
export function useRowMoves<Row>({
  fields,
  page,
  addressOf,
  idName,
}: Listed<Row>): DataTableProps<Row & ListedRecord>["rowMenu"] {
  const { t } = useTranslation("shell");
  const [kind = ""] = Object.keys(page.list.granted?.records ?? {});
  const moves = useMoves(fields, kind);
  const command = useCommand({ room: fields.room, said: () => t("record.saved") });
  if (!stateOf(fields) || !idName) return undefined;
  return {
    label: (row) => t("record.acts-for", { title: String((row as Readonly<Record<string, unknown>>)["title"] ?? "") }),
    entries: (row) =>
      moves(row).map(({ name, label, asks }) => ({
        id: name,
        label,
        ...(asks
          ? { href: `${addressOf(row.id)}?move=${name}` }
          : { onSelect: () => command.send({ intent: "move", [idName]: row.id, move: name }, addressOf(row.id)) }),
      })),
  };
}

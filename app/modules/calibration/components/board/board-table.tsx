import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { DrawnBoard, BoardPerson } from "../../queries/board.ts";
import classes from "../calibration.module.css";
import { placeName } from "./place-name.ts";
import { useSoughtPeople } from "./use-sought-people.tsx";

/** So many rows are shown at once. */
const rowsAtOnce = 100;

/** Everybody in a row: what was proposed struck through where another place stands, and up to three earlier results. */
export function BoardTable({ board, rows }: { board: DrawnBoard; rows: readonly BoardPerson[] }) {
  const { t } = useTranslation("calibration");
  const [shown, setShown] = useState(rowsAtOnce);
  const { found, field } = useSoughtPeople(rows);
  const columns = useColumns(board);
  const left = found.length - shown;
  return (
    <>
      {field}
      <DataTable
        caption={t("views.table")}
        rows={found.slice(0, shown)}
        rowKey={({ revieweeId }) => revieweeId}
        columns={columns}
      />
      {left > 0 ? (
        <div>
          <Button onClick={() => setShown(shown + rowsAtOnce)}>
            {t("board.more", { count: Math.min(left, rowsAtOnce), left })}
          </Button>
        </div>
      ) : null}
    </>
  );
}

function useColumns(board: DrawnBoard): Column<BoardPerson>[] {
  const { t } = useTranslation("calibration");
  const format = useFormat();
  const address = useAddress();
  const open = (person: BoardPerson) => address({ reviewee: person.revieweeId, to: null });
  const move: Column<BoardPerson> = {
    id: "move",
    header: t("move.open"),
    hideHeader: true,
    render: ({ revieweeId, name, shared }) =>
      shared ? null : (
        <Button
          size="small"
          tone="quiet"
          href={address({ reviewee: revieweeId, to: "choose" })}
          aria-label={t("board.move", { name })}
        >
          {t("move.open")}
        </Button>
      ),
  };
  return [
    { id: "name", header: t("person.name"), render: (person) => <UiLink href={open(person)}>{person.name}</UiLink> },
    { id: "manager", header: t("person.manager"), render: ({ manager }) => manager ?? "–", narrow: true },
    {
      id: "place",
      header: t("person.now"),
      render: (person) => <PlaceChange board={board} person={person} />,
      narrow: true,
    },
    { id: "option", header: t("person.rating"), render: ({ option }) => option ?? "–" },
    { id: "score", header: t("person.score"), align: "end", render: ({ score }) => format.percent(score) },
    {
      id: "past",
      header: t("person.past"),
      render: ({ past }) => past.map(({ label }) => label).join(" · ") || "–",
    },
    ...(board.mayMove ? [move] : []),
  ];
}

function PlaceChange({ board, person: { proposed, place } }: { board: DrawnBoard; person: BoardPerson }) {
  const { t } = useTranslation("calibration");
  const now = placeName(board, place) ?? t("board.none");
  const before = placeName(board, proposed);
  if (!before || proposed === place) return <>{now}</>;
  return (
    <span className={classes.line}>
      <s className={classes.before}>{before}</s>
      {now}
    </span>
  );
}

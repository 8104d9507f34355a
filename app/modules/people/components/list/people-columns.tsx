import { useLocation } from "@remix-run/react";
import type { Translate } from "#app/platform/i18n/translator.ts";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat, type Format } from "#app/platform/i18n/use-format.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { TagMark } from "#app/ui/chip/tag-mark.tsx";
import type { Column } from "#app/ui/data-table/data-table-types.ts";
import type { LoadedSignal } from "#app/platform/contributions/signal.ts";
import type { EmployeeField } from "../../domain/employee-fields.ts";
import type { EmployeeFilters, SortColumn } from "../../queries/employee-filters.ts";
import type { EmployeeRow } from "../../queries/employee-list.ts";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { PersonChip } from "../person-chip/person-chip.tsx";
import { FieldValue } from "../field-value.tsx";
import { withParameters } from "./list-address.ts";
import classes from "./people-list.module.css";
import { useSignalColumns } from "./signal-columns.tsx";
import { StatusChip } from "./status-chip.tsx";
import { useTenure } from "../use-tenure.ts";

/** What a list of people shows of each. */
export function usePeopleColumns(
  { sort, direction }: EmployeeFilters,
  fields: readonly EmployeeField[],
  signals: readonly LoadedSignal[],
): readonly Column<EmployeeRow>[] {
  const { t } = useTranslation("people");
  const format = useFormat();
  const tenure = useTenure();
  const { search } = useLocation();
  const signalColumns = useSignalColumns(signals);
  const sorted = (column: SortColumn) => {
    const turned = sort === column && direction === "ascending" ? "descending" : null;
    return {
      href: withParameters(search, { sort: column === "name" ? null : column, direction: turned }),
      direction: sort === column ? direction : undefined,
    };
  };
  const asked: Asked = { t, format, tenure, sorted };
  return [
    {
      id: "name",
      header: t("column.name"),
      hideable: false,
      sort: sorted("name"),
      oneLine: true,
      render: (row) => <Person row={row} />,
    },
    ...placeColumns(asked),
    ...signalColumns,
    managerColumn(asked),
    ...timeColumns(asked),
    {
      id: "directReports",
      header: t("column.direct-reports"),
      align: "end",
      render: (row) => (row.directReports > 0 ? format.number(row.directReports) : "–"),
    },
    tagsColumn(asked),
    { id: "email", header: t("column.email"), render: (row) => row.email },
    ...fields.map(fieldColumn),
  ];
}

type Asked = {
  t: Translate;
  format: Format;
  tenure: ReturnType<typeof useTenure>;
  sorted: (column: SortColumn) => NonNullable<Column<EmployeeRow>["sort"]>;
};

/** What somebody does, and where. */
function placeColumns({ t, sorted }: Asked): Column<EmployeeRow>[] {
  return [
    {
      id: "role",
      header: t("column.role"),
      narrow: true,
      sort: sorted("role"),
      render: (row) => row.role ?? "–",
    },
    { id: "function", header: t("column.function"), render: (row) => row.function ?? "–" },
    {
      id: "orgUnit",
      header: t("column.org-unit"),
      narrow: true,
      sort: sorted("orgUnit"),
      render: (row) => row.orgUnit ?? "–",
    },
    {
      id: "location",
      header: t("column.location"),
      sort: sorted("location"),
      render: (row) => row.location ?? "–",
    },
    { id: "grade", header: t("column.grade"), render: (row) => row.grade ?? "–" },
  ];
}

function managerColumn({ t, sorted }: Asked): Column<EmployeeRow> {
  return {
    id: "manager",
    header: t("column.manager"),
    sort: sorted("manager"),
    width: "176px",
    render: (row) =>
      row.managerId ? (
        <PersonChip person={{ id: row.managerId, name: row.managerName ?? "", photo: row.managerPhoto }} />
      ) : (
        "–"
      ),
  };
}

/** Since when somebody has been there. */
function timeColumns({ t, format, tenure, sorted }: Asked): Column<EmployeeRow>[] {
  return [
    {
      id: "joinedOn",
      header: t("column.joined"),
      sort: sorted("joinedOn"),
      oneLine: true,
      render: (row) => format.date(row.joinedOn),
    },
    {
      id: "tenure",
      header: t("column.tenure"),
      oneLine: true,
      render: (row) => tenure(row.tenureMonths),
    },
  ];
}

function tagsColumn({ t }: Asked): Column<EmployeeRow> {
  return {
    id: "tags",
    header: t("tag.tags"),
    render: ({ tags }) =>
      tags.length > 0 ? (
        <span className={classes.tags}>
          {tags.map(({ id, name, color }) => (
            <TagMark key={id} tone={color}>
              {name}
            </TagMark>
          ))}
        </span>
      ) : (
        "–"
      ),
  };
}

function fieldColumn({ id, name, kind }: EmployeeField): Column<EmployeeRow> {
  return {
    id,
    header: name,
    render: ({ fields: said }) => (said[id] === undefined ? "–" : <FieldValue kind={kind} shown={said[id]} />),
  };
}

function Person({ row }: { row: EmployeeRow }) {
  return (
    <>
      <Avatar name={row.name} src={photoAddress(row.photo)} named />
      {row.status === "ACTIVE" ? (
        row.name
      ) : (
        <span className={classes.away}>
          {row.name}
          <StatusChip status={row.status} />
        </span>
      )}
    </>
  );
}

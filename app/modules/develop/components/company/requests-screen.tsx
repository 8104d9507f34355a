import { PersonChip } from "#app/modules/people/ui.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { developPlaces } from "../../develop-places.ts";
import { countLabels } from "../../domain/label.ts";
import { levelUpStates, requestPageSize } from "../../domain/level-up.ts";
import type { Request } from "../../queries/level-up-page.ts";
import type { RequestList } from "../../queries/request-list.ts";
import { useDevelopWords } from "../develop-words.ts";
import { LabelCounts, RequestChip } from "../marks.tsx";
import { ApprovableRequests, ApprovedAtOnce, useApproveMany } from "./approve-requests.tsx";
import { Export } from "../team/team-screen.tsx";

/** Level-ups of the company: those that managers support wait here to be calibrated. */
export function RequestsScreen({ page: { state, page, rows, total, mine } }: { page: RequestList }) {
  const { t } = useDevelopWords();
  const columns = useColumns(mine);
  const many = useApproveMany();
  return (
    <ListScreen
      title={t("navigation.requests")}
      filters={[
        {
          name: "state",
          label: t("requests.state"),
          value: state,
          standard: "SUPPORTED",
          options: [
            ...levelUpStates.map((value) => ({ value, label: t(`request-state.${value}`) })),
            { value: "ALL", label: t("requests.all") },
          ],
        },
      ]}
      tools={<Export scope="company" what="level-ups" />}
    >
      <ApprovedAtOnce many={many} />
      {state === "SUPPORTED" && rows.length > 0 ? (
        <ApprovableRequests many={many} key={total} columns={columns} rows={rows} total={total} />
      ) : (
        <DataTable
          caption={t("navigation.requests")}
          columns={columns}
          rows={rows}
          rowKey={({ id }) => id}
          empty={<EmptyState title={t("requests.none")}>{t("requests.none-text")}</EmptyState>}
        />
      )}
      <ListPages page={page} pageSize={requestPageSize} total={total} />
    </ListScreen>
  );
}

function useColumns(mine: string): Column<Request>[] {
  const { t, format } = useDevelopWords();
  return [
    {
      id: "person",
      header: t("team.person"),
      hideable: false,
      render: ({ employee }) => <PersonChip person={employee} href={developPlaces.personLevelUp(employee.id)} />,
    },
    {
      id: "step",
      header: t("team.grade"),
      narrow: true,
      render: ({ from, to }) => t("level-up.step", { from: from ?? "–", to }),
    },
    {
      id: "evidence",
      header: t("insights.COMPETENCIES"),
      render: ({ evidence }) => <LabelCounts counts={countLabels(evidence.map(({ label }) => label))} />,
    },
    { id: "state", header: t("requests.state"), narrow: true, render: (row) => <RequestChip state={row.state} /> },
    {
      id: "manager",
      header: t("requests.manager"),
      narrow: true,
      render: ({ manager }) => manager?.name ?? "–",
    },
    { id: "asked", header: t("requests.asked"), narrow: true, render: (row) => format.date(row.requestedAt) },
    {
      id: "act",
      header: t("requests.act"),
      render: ({ employee, state: stands }) =>
        stands === "SUPPORTED" && employee.id !== mine ? (
          <UiLink href={developPlaces.personLevelUp(employee.id)}>{t("obligations.act-DECIDE")}</UiLink>
        ) : null,
    },
  ];
}

import { IconPlus } from "@tabler/icons-react";
import { PersonChip } from "#app/modules/people/ui.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { analyticsPlaces } from "../../analytics-places.ts";
import type { ListedReport } from "../../queries/reports-page.ts";
import classes from "../analytics.module.css";
import { useAnalyticsWords } from "../use-analytics-words.ts";
import { reportsCommands as commands } from "./report-commands.ts";

export type ReportsScreenProps = { page: { reports: ListedReport[]; search: string; show: "ALL" | "DELETED" } };

/** The reports one may open, pinned ones first. */
export function ReportsScreen({ page: { reports, search, show } }: ReportsScreenProps) {
  const { t } = useAnalyticsWords();
  const address = useAddress();
  const columns = useColumns(show);
  const add = (
    <Button href={analyticsPlaces.newReport} tone="primary" icon={<IconPlus aria-hidden="true" />}>
      {t("report.new")}
    </Button>
  );
  return (
    <ListScreen
      title={t("navigation.reports")}
      act={add}
      search={{ name: "search", label: t("reports.search"), value: search }}
      kept={{ show: show === "ALL" ? undefined : show }}
      views={
        <SegmentedControl
          label={t("navigation.reports")}
          name="show"
          value={show}
          segments={(["ALL", "DELETED"] as const).map((value) => ({
            ...{ value, label: t(`reports.${value}`), href: address({ show: value === "ALL" ? null : value }) },
          }))}
        />
      }
    >
      <commands.PageAnswer intents={["restore"]} said={t("report.restored")} />
      <DataTable
        caption={t("navigation.reports")}
        columns={columns}
        rows={reports}
        rowKey={({ id }) => id}
        {...(show === "ALL" && { rowHref: ({ id }: ListedReport) => analyticsPlaces.report(id) })}
        empty={<EmptyState title={t("reports.none")}>{t("reports.none-text")}</EmptyState>}
      />
    </ListScreen>
  );
}

function useColumns(show: "ALL" | "DELETED"): Column<ListedReport>[] {
  const { t } = useAnalyticsWords();
  const restore = commands.useCommand({ intent: "restore", said: t("report.restored") });
  return [
    { id: "name", header: t("report.name"), hideable: false, render: ({ name }) => <bdi>{name}</bdi> },
    {
      ...{ id: "owner", header: t("reports.owner"), narrow: true },
      render: ({ owner }) => <PersonChip person={owner} />,
    },
    {
      ...{ id: "state", header: t("reports.state"), narrow: true },
      render: ({ pinned, shared, rhythm }) => (
        <span className={classes.line}>
          {pinned ? <Chip>{t("reports.is-pinned")}</Chip> : null}
          {shared ? <Chip>{t("reports.is-shared")}</Chip> : null}
          {rhythm ? <Chip>{t(`rhythm.${rhythm}`)}</Chip> : null}
        </span>
      ),
    },
    ...(show === "DELETED"
      ? [
          {
            ...{ id: "act", header: t("report.restore"), hideHeader: true, narrow: true as const },
            render: ({ id }: ListedReport) => (
              <ActForm command={restore} intent="restore" fields={{ reportId: id }}>
                <Button type="submit" size="small">
                  {t("report.restore")}
                </Button>
              </ActForm>
            ),
          },
        ]
      : []),
  ];
}

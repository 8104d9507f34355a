import { IconTrash, IconUpload } from "@tabler/icons-react";
import { importAddress } from "#app/modules/imports/ui.ts";
import { IconAct } from "#app/platform/forms/icon-act.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { DataTable, type Column } from "#app/ui/data-table/data-table.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import type { BenchmarkRow } from "../../queries/benchmarks.ts";
import { settingsCommands } from "../engagement-commands.ts";
import { useEngagementWords } from "../engagement-words.ts";

/** What others answered, to be read beside one's own results. */
export function BenchmarkList({ benchmarks }: { benchmarks: readonly BenchmarkRow[] }) {
  const { t, format } = useEngagementWords();
  const columns: Column<BenchmarkRow>[] = [
    { ...{ id: "name", header: t("benchmark.column.name"), hideable: false }, render: ({ name }) => name },
    {
      ...{ id: "measuredOn", header: t("benchmark.column.measuredOn"), narrow: true },
      render: ({ measuredOn }) => format.date(measuredOn),
    },
    {
      ...{ id: "values", header: t("benchmark.values"), align: "end", narrow: true },
      render: ({ values }) => format.number(values),
    },
    {
      ...{ id: "acts", header: t("settings.act"), hideHeader: true, align: "end", narrow: true },
      render: (row) => <Delete row={row} />,
    },
  ];
  return (
    <DataTable
      caption={t("settings.benchmarks")}
      columns={columns}
      rows={benchmarks}
      rowKey={({ id }) => id}
      empty={
        <EmptyState title={t("benchmark.none")} action={<BringIn />}>
          {t("benchmark.none-text")}
        </EmptyState>
      }
    />
  );
}

/** Leads to where the file of a benchmark is given. */
export function BringIn() {
  const { t } = useEngagementWords();
  return (
    <Button tone="primary" icon={<IconUpload aria-hidden="true" />} href={importAddress("survey-benchmarks")}>
      {t("benchmark.import-title")}
    </Button>
  );
}

function Delete({ row: { id, name } }: { row: BenchmarkRow }) {
  const { t } = useEngagementWords();
  const command = settingsCommands.useCommand({ intent: "delete-benchmark", key: id, said: t("said.done") });
  return (
    <IconAct
      command={command}
      intent="delete-benchmark"
      fields={{ benchmarkId: id }}
      icon={<IconTrash />}
      label={t("benchmark.delete", { name })}
    />
  );
}

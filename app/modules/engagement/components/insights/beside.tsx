import { Section } from "#app/ui/section/section.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { useEngagementWords } from "../engagement-words.ts";
import type { InsightsData } from "./insights-screen.tsx";

/** Drivers beside what others answered; only those that both tell of. */
export function Beside({ page: { view, benchmark } }: { page: InsightsData }) {
  const { t, format, driverName } = useEngagementWords();
  if (!view || !benchmark) return null;
  const rows = view.drivers.flatMap((driver) => {
    const other = benchmark.drivers[driver.id];
    return driver.favourable === null || other === undefined
      ? []
      : [{ id: driver.id, name: driverName(driver), own: driver.favourable, other }];
  });
  if (rows.length === 0) return null;
  const { name, measuredOn } = benchmark;
  const signed = (points: number) => `${points > 0 ? "+" : ""}${format.number(points)}`;
  return (
    <Section title={t("benchmark.beside")} description={t("benchmark.of", { name, date: format.date(measuredOn) })}>
      <DataTable
        caption={t("benchmark.beside")}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          { ...{ id: "name", header: t("settings.engagement_drivers"), hideable: false }, render: (row) => row.name },
          {
            ...{ id: "own", header: t("insights.favourable"), align: "end", narrow: true },
            render: ({ own }) => format.percent(own),
          },
          {
            ...{ id: "other", header: t("benchmark.column.name"), align: "end", narrow: true },
            render: ({ other }) => format.percent(other),
          },
          {
            ...{ id: "points", header: t("benchmark.difference"), align: "end", narrow: true },
            render: ({ own, other }) => t("insights.points", { points: signed(own - other) }),
          },
        ]}
      />
    </Section>
  );
}

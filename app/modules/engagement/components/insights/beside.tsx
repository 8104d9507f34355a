import { Section } from "#app/ui/section/section.tsx";
import { DataTable } from "#app/ui/data-table/data-table.tsx";
import { useEngagementWords } from "../engagement-words.ts";
import classes from "../engagement.module.css";
import type { InsightsData } from "./insights-screen.tsx";
import { useBeside } from "./use-beside.ts";

/** Drivers beside what others answered; only those that both tell of. */
export function Beside({ page: { view, benchmark } }: { page: InsightsData }) {
  const { t, format, driverName } = useEngagementWords();
  const { points, averages } = useBeside();
  if (!view || !benchmark) return null;
  const rows = view.drivers.flatMap((driver) => {
    const other = benchmark.drivers[driver.id] ?? null;
    const share = driver.favourable === null || other === null ? null : { own: driver.favourable, other };
    const average = averages(driver.average, benchmark.driverAverages[driver.id] ?? null);
    return share || average ? [{ id: driver.id, name: driverName(driver), share, average }] : [];
  });
  if (rows.length === 0) return null;
  const { name, measuredOn } = benchmark;
  return (
    <Section title={t("benchmark.beside")} description={t("benchmark.of", { name, date: format.date(measuredOn) })}>
      <DataTable
        caption={t("benchmark.beside")}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            ...{ id: "name", header: t("settings.engagement_drivers"), hideable: false },
            render: ({ name: driver, average }) => (
              <>
                {driver}
                {average ? <div className={classes.soft}>{average}</div> : null}
              </>
            ),
          },
          {
            ...{ id: "own", header: t("insights.favourable"), align: "end", narrow: true },
            render: ({ share }) => (share ? format.percent(share.own) : "–"),
          },
          {
            ...{ id: "other", header: t("benchmark.column.name"), align: "end", narrow: true },
            render: ({ share }) => (share ? format.percent(share.other) : "–"),
          },
          {
            ...{ id: "points", header: t("benchmark.difference"), align: "end", narrow: true },
            render: ({ share }) => (share ? points(share.own, share.other) : "–"),
          },
        ]}
      />
    </Section>
  );
}

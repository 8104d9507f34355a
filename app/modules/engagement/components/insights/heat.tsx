import { Chart } from "#app/shell/components/chart/chart.tsx";
import { HeatMap } from "#app/ui/charts/heat-map.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import classes from "../engagement.module.css";
import { useEngagementWords } from "../engagement-words.ts";
import type { InsightsData } from "./insights-screen.tsx";

/** Drivers by unit, manager, role or place; what too few answered stays empty. */
export function Heat({ page: { heat, by, fewest } }: { page: InsightsData }) {
  const { t, say, format, driverName } = useEngagementWords();
  const address = useAddress();
  // A map of nothing but empty cells says no more than the sentence that too few answered.
  if (!by || !heat.rows.some(({ scores }) => scores.some((score) => score !== null))) return null;
  const columns = heat.columns.map((column) => (column.text ? say(column.text) : driverName(column)));
  const told = (value: number | null) => (value === null ? "" : format.percent(value));
  const deeper = heat.rows.filter(({ opens }) => opens);
  return (
    <Section
      title={t(`insights.heat-${by}`)}
      description={
        by === "EMPLOYEE" ? t("insights.heat-named") : t("insights.heat-text", { count: format.number(fewest) })
      }
    >
      <Chart
        sentence={t(heat.of === "DRIVER" ? "insights.heat-sentence" : "insights.heat-sentence-plain")}
        fileName="heat-map"
        data={{
          head: [t(`attribute.${by}`), ...columns],
          rows: heat.rows.map(({ name, scores }) => [name, ...scores.map(told)]),
        }}
      >
        <HeatMap
          columns={columns}
          low={20}
          high={100}
          rows={heat.rows.map(({ id, name, scores }) => ({
            ...{ key: id, label: name },
            cells: scores.map((value, at) => ({
              ...{ value, text: told(value) },
              says:
                value === null
                  ? t("insights.cell-hidden", { group: name, driver: columns[at]! })
                  : t("insights.cell", { group: name, driver: columns[at]!, share: format.percent(value) }),
            })),
          }))}
        />
      </Chart>
      <IntoDrivers heat={heat} />
      {deeper.length > 0 ? (
        <p className={classes.line}>
          <span className={classes.soft}>{t("insights.look-into")}</span>
          {deeper.map(({ id, name }) => (
            <UiLink key={id} href={address({ node: id, ...(by === "COMPANY_NAME" && { by: "DIVISION" }) })}>
              {name}
            </UiLink>
          ))}
        </p>
      ) : null}
    </Section>
  );
}

/** Leads from a driver to its sub-drivers, and back. */
function IntoDrivers({ heat: { driver, columns } }: Pick<InsightsData, "heat">) {
  const { t, driverName } = useEngagementWords();
  const address = useAddress();
  const opening = columns.filter(({ opens }) => opens);
  if (driver)
    return (
      <p className={classes.line}>
        <span className={classes.soft}>{t("insights.below-driver", { driver: driverName(driver) })}</span>
        <UiLink href={address({ driver: null })}>{t("insights.all-drivers")}</UiLink>
      </p>
    );
  if (opening.length === 0) return null;
  return (
    <p className={classes.line}>
      <span className={classes.soft}>{t("insights.sub-drivers")}</span>
      {opening.map((column) => (
        <UiLink key={column.id} href={address({ driver: column.id })}>
          {driverName(column)}
        </UiLink>
      ))}
    </p>
  );
}

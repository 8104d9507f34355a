import { ListPages } from "#app/shell/components/list-pages.tsx";
import { IconPlus } from "@tabler/icons-react";
import { Suspense } from "react";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { measureTypes } from "../../domain/measurement.ts";
import type { MetricsPage } from "../../queries/metrics-page.ts";
import { useGoalAddress } from "../goal-address.ts";
import { useGoalWords } from "../goal-words.ts";
import { MetricTable } from "./metric-table.tsx";

/** Only who adds a metric fetches the form. */
const MetricPanel = lazyPart(async () => ({ default: (await import("./metric-panel.tsx")).MetricPanel }));

/** The company's metrics: what is measured year in, year out, and what key results may follow. */
export function MetricsScreen({ page }: { page: MetricsPage }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  const { list, mayCreate } = page;
  const add = mayCreate ? (
    <Button tone="primary" icon={<IconPlus size={16} />} href={address.with({ create: "true" })}>
      {t("metrics.add")}
    </Button>
  ) : null;
  return (
    <ListScreen
      title={t("navigation.metrics")}
      act={add}
      search={{ name: "text", label: t("metrics.search"), value: page.input.text }}
      filters={useMetricFilters(page)}
    >
      {list.rows.length === 0 ? (
        <NoMetrics page={page} add={add} />
      ) : (
        <MetricTable rows={list.rows} caption={t("navigation.metrics")} />
      )}
      {list.rows.length > 0 ? <ListPages cursors={list} summary={t("metrics.count", { count: list.count })} /> : null}
      {page.creating ? (
        <Suspense fallback={null}>
          <MetricPanel currency={page.currency} closeHref={address.with({ create: null })} />
        </Suspense>
      ) : null}
    </ListScreen>
  );
}

function useMetricFilters({ input }: MetricsPage): ListFilter[] {
  const { t } = useGoalWords();
  return [
    {
      name: "measure",
      label: t("form.measure"),
      value: input.measure,
      any: t("metrics.all-measures"),
      options: measureTypes.map((value) => ({ value, label: t(`measure.${value}`) })),
    },
    {
      name: "whose",
      label: t("column.owner"),
      value: input.whose,
      any: t("metrics.everybodys"),
      options: [{ value: "MINE", label: t("metrics.mine") }],
    },
    {
      name: "state",
      label: t("metrics.state"),
      value: input.state,
      any: t("metrics.in-use"),
      options: [{ value: "RETIRED", label: t("metrics.retired") }],
    },
  ];
}

/** Nothing found says how to find more; nothing there says what this is for. */
function NoMetrics({ page: { input, mayCreate }, add }: { page: MetricsPage; add: React.ReactNode }) {
  const { t } = useGoalWords();
  const address = useGoalAddress();
  if (input.text || input.measure || input.whose || input.state) {
    return (
      <NothingFound
        title={t("metrics.not-found")}
        text={t("empty.found-text")}
        href={address.with({ text: null, measure: null, whose: null, state: null })}
        clear={t("empty.clear")}
      />
    );
  }
  return (
    <EmptyState title={t("metrics.none")} action={add}>
      {t(mayCreate ? "metrics.none-text" : "metrics.none-view")}
    </EmptyState>
  );
}

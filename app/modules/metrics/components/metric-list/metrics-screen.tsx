import { importAddress } from "#app/modules/imports/ui.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { IconPlus, IconUpload } from "@tabler/icons-react";
import { Suspense } from "react";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { measureTypes } from "../../domain/measure.ts";
import type { MetricsPage } from "../../queries/metrics-page.ts";
import { useAddress } from "#app/shell/components/use-address.ts";
import { useMetricWords } from "../metric-words.ts";
import { MetricTable } from "./metric-table.tsx";

/** Only who adds a metric fetches the form. */
const MetricPanel = lazyPart(async () => ({ default: (await import("./metric-panel.tsx")).MetricPanel }));

/** The company's metrics: what is measured year in, year out, and what key results may follow. */
export function MetricsScreen({ page }: { page: MetricsPage }) {
  const { t } = useMetricWords();
  const address = useAddress();
  const { list, mayCreate } = page;
  const add = mayCreate ? (
    <Button tone="primary" icon={<IconPlus size={16} />} href={address({ create: "true" })}>
      {t("add")}
    </Button>
  ) : null;
  return (
    <ListScreen
      title={t("title")}
      act={add}
      tools={
        mayCreate ? (
          <Button tone="quiet" icon={<IconUpload size={16} />} href={importAddress("metric-values")}>
            {t("import.title")}
          </Button>
        ) : null
      }
      search={{ name: "text", label: t("search"), value: page.input.text }}
      filters={useMetricFilters(page)}
    >
      {list.rows.length === 0 ? (
        <NoMetrics page={page} add={add} />
      ) : (
        <MetricTable rows={list.rows} caption={t("title")} />
      )}
      {list.rows.length > 0 ? <ListPages cursors={list} summary={t("count", { count: list.count })} /> : null}
      {page.creating ? (
        <Suspense fallback={null}>
          <MetricPanel currency={page.currency} closeHref={address({ create: null })} />
        </Suspense>
      ) : null}
    </ListScreen>
  );
}

function useMetricFilters({ input }: MetricsPage): ListFilter[] {
  const { t } = useMetricWords();
  return [
    {
      name: "measure",
      label: t("measured-in"),
      value: input.measure,
      any: t("all-measures"),
      options: measureTypes.map((value) => ({ value, label: t(`measure.${value}`) })),
    },
    {
      name: "whose",
      label: t("owner"),
      value: input.whose,
      any: t("everybodys"),
      options: [{ value: "MINE", label: t("mine") }],
    },
    {
      name: "state",
      label: t("state"),
      value: input.state,
      any: t("in-use"),
      options: [{ value: "RETIRED", label: t("retired") }],
    },
  ];
}

/** Nothing found says how to find more; nothing there says what this is for. */
function NoMetrics({ page: { input, mayCreate }, add }: { page: MetricsPage; add: React.ReactNode }) {
  const { t } = useMetricWords();
  const address = useAddress();
  if (input.text || input.measure || input.whose || input.state) {
    return (
      <NothingFound
        title={t("not-found")}
        text={t("not-found-text")}
        href={address({ text: null, measure: null, whose: null, state: null, after: null, before: null })}
        clear={t("clear-filters")}
      />
    );
  }
  return (
    <EmptyState title={t("none")} action={add}>
      {t(mayCreate ? "none-text" : "none-view")}
    </EmptyState>
  );
}

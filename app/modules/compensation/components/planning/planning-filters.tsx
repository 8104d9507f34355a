import { useAddress } from "#app/shell/components/use-address.ts";
import { Tabs } from "#app/ui/tabs/tabs.tsx";
import { planningFilters } from "../../domain/planning-view.ts";
import type { PlanningPage } from "../../queries/planning-page.ts";
import { useCompensationWords } from "../use-compensation-words.ts";

/** Lines by whose turn they are, or by whether they keep to the guideline. */
export function PlanningFilters({ page }: { page: PlanningPage }) {
  const { t } = useCompensationWords();
  const address = useAddress();
  return (
    <Tabs
      label={t("filter.label")}
      current={page.filter}
      tabs={planningFilters.map((filter) => ({
        id: filter,
        label: t(`filter.${filter}`),
        href: address({ filter: filter === "all" ? null : filter }),
        ...(filter === "mine" && page.mine > 0 ? { count: page.mine } : {}),
      }))}
    />
  );
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { TreeList, type TreeRow } from "#app/ui/tree-list/tree-list.tsx";
import { useNavigate } from "@remix-run/react";
import type { ChartNode } from "./chart-layout.ts";
import { PersonChip } from "../person-chip/person-chip.tsx";
import classes from "./org-chart.module.css";
import type { useChart } from "./use-chart.ts";
import { useReportWords } from "./use-report-words.ts";

/** The chart as an indented list, for narrow screens. */
export function OrgChartList({ chart, focusId }: { chart: ReturnType<typeof useChart>; focusId: string | null }) {
  const { t } = useTranslation("people");
  const reports = useReportWords();
  const navigate = useNavigate();
  const rows = flatten(chart.roots).map((node): TreeRow => ({
    id: node.id,
    level: node.level,
    hasChildren: node.directReports > 0,
    expanded: node.expanded,
    position: node.position,
    siblings: node.siblings,
    content: (
      <PersonChip
        person={node}
        end={
          node.allReports > 0 ? (
            <span className={classes.count} title={reports(node).words}>
              {reports(node).short}
            </span>
          ) : null
        }
      />
    ),
  }));
  return (
    <div className={classes.list}>
      <TreeList
        label={t("navigation.org-chart")}
        rows={rows}
        selected={focusId}
        onToggle={chart.toggle}
        onActivate={(id) => navigate(`/app/employee/${id}`)}
      />
    </div>
  );
}

function flatten(nodes: readonly ChartNode[]): readonly ChartNode[] {
  return nodes.flatMap((node) => [node, ...flatten(node.children)]);
}

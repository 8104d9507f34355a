import { FromTo } from "#app/ui/from-to/from-to.tsx";
import { Chart } from "#app/shell/components/chart/chart.tsx";
import { BarChart } from "#app/ui/bar-chart/bar-chart.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Section } from "#app/ui/section/section.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import type { Relation, RelationGroup } from "../../queries/relations.ts";
import classes from "../analytics.module.css";
import { useAnalyticsWords } from "../use-analytics-words.ts";

export type RelationsScreenProps = {
  page: { days: { from: string; to: string }; relations: readonly Relation[]; enough: number };
};

/** Measures of different modules beside each other, with counts and ranges; a cause is never claimed. */
export function RelationsScreen({ page: { days: asked, relations, enough } }: RelationsScreenProps) {
  const { t, days } = useAnalyticsWords();
  return (
    <Stack>
      <PageHeader title={t("relations.title")} />
      <p className={classes.detail}>
        {days(asked)}. {t("relations.text")}
      </p>
      {relations.length === 0 ? <EmptyState title={t("relations.none")}>{t("relations.none-text")}</EmptyState> : null}
      {relations.map((relation) => (
        <OneRelation key={relation.key} relation={relation} enough={enough} />
      ))}
    </Stack>
  );
}

/** Kept in its own direction, so that numbers of right-to-left text stay where they belong. */
const alone = (said: string) => `\u2068${said}\u2069`;

function OneRelation({ relation, enough }: { relation: Relation; enough: number }) {
  const { t, format, told } = useAnalyticsWords();
  const { key, by, of, groups, differ } = relation;
  const label = ({ from, below }: RelationGroup) =>
    below === null
      ? t("relations.group-open", { from })
      : from === below - 1
        ? String(from)
        : t("relations.group", { from, to: below - 1 });
  const written = { ...of, digits: 1 };
  const range = ({ low, high }: RelationGroup) =>
    low === null || high === null
      ? "–"
      : t("report.days", { from: alone(told(written, low)), to: alone(told(written, high)) });
  const mean = (group: RelationGroup) => (group.mean === null ? t("relations.few") : told(written, group.mean));
  const most = Math.max(of.ofWhole ? 100 : 1, ...groups.map((group) => group.mean ?? 0));
  const kind = differ === null ? "UNKNOWN" : differ ? "YES" : "NO";
  return (
    <Section title={t(`relations.${key}`)} description={<FromTo from={by.name} to={of.name} />}>
      <Chart
        sentence={t(`relations.${kind}`, { enough })}
        fileName={key}
        data={{
          head: [by.name, t("dashboard.count"), t("relations.mean"), t("relations.range")],
          rows: groups.map((group) => [label(group), format.number(group.people), mean(group), range(group)]),
        }}
      >
        <BarChart
          bars={groups.map((group) => ({
            key: String(group.from),
            label: label(group),
            share: group.mean === null ? null : (group.mean / most) * 100,
            text: [
              mean(group),
              ...(group.mean === null ? [] : [range(group)]),
              t("dashboard.people-count", { count: group.people }),
            ]
              .map(alone)
              .join(" · "),
          }))}
        />
      </Chart>
    </Section>
  );
}

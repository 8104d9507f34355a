import { useCohortFilter } from "#app/modules/audiences/ui.ts";
import { useTagFilter } from "#app/modules/tags/ui.ts";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { narrows } from "#app/platform/time/date-range.ts";
import { useDateRangeFilter } from "#app/shell/components/dates/use-date-range-filter.tsx";
import { alignmentGaps } from "../../domain/alignment.ts";
import { objectiveLevels } from "../../domain/hierarchy.ts";
import { runDaysOf, runNames } from "../../domain/run-days.ts";
import { goalGroups } from "../../domain/goal-groups.ts";
import type { GoalChoices, GoalPage } from "../../queries/goal-page.ts";
import { useOwnerFilter } from "./owner-filter.tsx";
import { useComparedFilters } from "./compared-filters.tsx";
import { useGoalWords, type GoalWords } from "../goal-words.ts";

/** The time frame whose goals a list shows; at first the current one. */
export function usePeriodFilter({
  input,
  periods,
}: {
  input: { period?: string | undefined };
  periods: GoalChoices["periods"];
}): ListFilter {
  const words = useGoalWords();
  const { t } = words;
  return {
    name: "period",
    label: t("list.period"),
    value: input.period,
    standard: "current",
    options: [
      { value: "current", label: t("list.current") },
      { value: "all", label: t("list.all-periods") },
      ...periods.map((frame) => ({
        value: frame.id,
        label: words.frame(frame),
        group: t(`frame-kind.${frame.kind}`),
      })),
    ],
  };
}

/** Everything a list of goals may be narrowed by, the current period first. */
export function useGoalFilters(page: GoalPage, choices: GoalChoices): ListFilter[] {
  const { address, input, person } = page;
  const { periods, tags, cohorts, places } = choices;
  const words = useGoalWords();
  const { t } = words;
  const tag = useTagFilter(
    tags.filter(({ id, kind }) => kind === "GOAL" || id === input.tag),
    input.tag,
  );
  const cohort = useCohortFilter(cohorts, input.cohort);
  const range = runDaysOf(input);
  const runs = useDateRangeFilter({ label: t("list.runs"), names: runNames, range, days: page.runDays });
  const period = usePeriodFilter({ input, periods });
  return [
    { ...period, ...(narrows(range) ? { standard: "all" } : {}) },
    runs,
    {
      name: "kind",
      label: t("list.kind"),
      value: input.kind,
      standard: "OBJECTIVE",
      options: ["OBJECTIVE", "KEY_RESULT", "ALL"].map((kind) => ({ value: kind, label: t(`kind.${kind}`) })),
    },
    {
      name: "level",
      label: t("column.level"),
      value: input.level,
      any: t("list.all-levels"),
      options: objectiveLevels.map((level) => ({ value: level, label: t(`objective-level.${level}`) })),
    },
    ...useOwnerFilter(page),
    ...placeFilters(input, places, words),
    ...useComparedFilters(input),
    ...tag,
    ...(address.scope === "my-goals" || person ? [] : cohort),
    ...linkedFilters(page, words),
  ];
}

/** Where goals belong; and, of cards, under which heads they stand. */
function placeFilters(input: GoalPage["input"], places: GoalChoices["places"], { t }: GoalWords): ListFilter[] {
  const choice = (name: "department" | "team", label: string, any: string, options: readonly Place[]): ListFilter[] =>
    options.length === 0
      ? []
      : [
          {
            name,
            label,
            any,
            value: input[name],
            options: options.map(({ id, name: called, depth = 0 }) => ({
              value: id,
              label: `${"\u2003".repeat(depth)}${called}`,
            })),
          },
        ];
  return [
    ...choice("department", t("objective-level.DEPARTMENT"), t("group.all-departments"), places.departments),
    ...choice("team", t("objective-level.TEAM"), t("group.all-teams"), places.teams),
    ...(input.view === "CARD"
      ? [
          {
            name: "group",
            label: t("group.label"),
            any: t("group.none"),
            value: input.group,
            options: goalGroups.map((group) => ({
              value: group,
              label: t(group === "team" ? "objective-level.TEAM" : "objective-level.DEPARTMENT"),
            })),
          },
        ]
      : []),
  ];
}

type Place = { id: string; name: string; depth?: number };

/** What links from other pages bring, too. */
function linkedFilters({ input, unit }: GoalPage, { t }: GoalWords): ListFilter[] {
  return [
    {
      name: "heard",
      label: t("list.heard"),
      value: input.heard,
      any: t("list.heard-any"),
      options: ["RECENTLY", "NOT"].map((heard) => ({ value: heard, label: t(`list.heard-${heard}`) })),
    },
    {
      name: "gap",
      label: t("alignment.missing"),
      value: input.gap,
      any: t("alignment.nothing-missing"),
      options: alignmentGaps.map((gap) => ({ value: gap, label: t(`alignment.gap.${gap}`) })),
    },
    ...(unit
      ? [
          {
            name: "unit",
            label: t("alignment.unit"),
            value: unit.id,
            any: t("alignment.any-unit"),
            options: [{ value: unit.id, label: unit.name }],
          },
        ]
      : []),
  ];
}

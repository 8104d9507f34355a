import { IconCalendarDown, IconLayoutGrid, IconLayoutKanban, IconList, IconUpload } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { importAddress } from "#app/modules/imports/ui.ts";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { useTagFilter } from "#app/modules/tags/ui.ts";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { Button } from "#app/ui/button/button.tsx";
import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import { useDateRangeFilter } from "#app/shell/components/dates/use-date-range-filter.tsx";
import { dueChoices, dueNames, duePresets, dueRangeOf } from "../../domain/due-range.ts";
import { initiativeStatuses } from "../../domain/status.ts";
import type { InitiativePage } from "../../queries/initiative-page.ts";
import { useTaskAddress } from "../task-address.ts";
import { toneOf } from "../task-marks.tsx";
import { GoalFilter, OwnerFilter, ParentFilter } from "./task-filter-fields.tsx";
import { useTaskWords } from "../task-words.ts";

/** An overview begins with what is still to be done. */
const waysOfLooking = [
  ["LIST", IconList],
  ["BOARD", IconLayoutKanban],
  ["CARDS", IconLayoutGrid],
] as const;

/** The list as a file, for a sheet or a calendar. */
export function TaskTools({ page: { place, mayImport } }: { page: InitiativePage }) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const query = new URLSearchParams(
    [...address.search].filter(([name]) => !["page", "showTaskDetails", "new", "view"].includes(name)),
  );
  query.set("scope", place.scope);
  return (
    <>
      <ExportLinks href={`/app/initiative/export?${query}`} label={t("list.export")} />
      {mayImport ? (
        <Button tone="quiet" icon={<IconUpload />} href={importAddress("tasks")}>
          {t("import.title")}
        </Button>
      ) : null}
      {place.scope === "mine" ? (
        <Button tone="quiet" icon={<IconCalendarDown />} href="/app/initiative/calendar.ics" download>
          {t("list.calendar")}
        </Button>
      ) : null}
    </>
  );
}

export function lookingAt({ board, cards }: InitiativePage) {
  return board ? "BOARD" : cards ? "CARDS" : "LIST";
}

/** The ways of looking at the list. */
export function ViewSwitch({ page }: { page: InitiativePage }) {
  const { t } = useTaskWords();
  const address = useTaskAddress();
  return (
    <SegmentedControl
      label={t("list.view")}
      name="view"
      value={lookingAt(page)}
      segments={waysOfLooking.map(([value, Icon]) => ({
        value,
        label: t(`view.${value}`),
        icon: <Icon />,
        iconOnly: true,
        href: address.with({
          view: value === "LIST" ? null : value,
          page: null,
          ...(value === "CARDS" ? { status: page.input.status ?? "OPEN" } : {}),
        }),
      }))}
    />
  );
}

/** Everything a list of tasks may be narrowed by, and what it is sorted by. */
export function useTaskFilters({ input, tags, goal, owner, parent, dueDays, place }: InitiativePage): ListFilter[] {
  const { t } = useTaskWords();
  const tag = useTagFilter(tags, input.tag);
  const due = useDateRangeFilter({
    label: t("list.due"),
    names: dueNames,
    range: dueRangeOf(input),
    days: dueDays ?? undefined,
    presets: duePresets,
    others: {
      options: dueChoices.map((value) => ({ value, label: t(`due-choice.${value}`) })),
      chosen: dueChoices.find((value) => value === input.due),
    },
  });
  const choice = (name: "kind" | "sort", label: string, values: readonly string[]) => ({
    name,
    label,
    value: input[name],
    options: values.map((value) => ({ value, label: t(`${name}-choice.${value}`) })),
  });
  return [
    due,
    { ...choice("kind", t("list.kind"), ["tasks", "parts"]), any: t("kind-choice.any") },
    ...tag,
    { ...choice("sort", t("list.sort"), ["due", "text", "newest"]), standard: "due" },
    {
      name: "goalId",
      label: t("list.goal"),
      value: goal?.id,
      said: goal?.title,
      field: <GoalFilter goal={goal} />,
    },
    {
      name: "parentId",
      label: t("parent.label"),
      value: parent?.id,
      said: parent?.text,
      field: <ParentFilter parent={parent} />,
    },
    {
      name: "owner",
      label: t("list.owner"),
      value: owner?.id,
      said: owner?.name,
      field: <OwnerFilter owner={owner} place={place} />,
    },
  ];
}

/** How many tasks stand how; each leads to those alone. */
export function TaskStatuses({
  page: {
    list: { counts },
    input,
  },
}: {
  page: InitiativePage;
}) {
  const { t, format } = useTaskWords();
  const address = useTaskAddress();
  const entry = (value: string | null, content: ReactNode, count: number) => ({
    id: value ?? "all",
    href: address.with({ status: value, showTaskDetails: null, page: null }),
    content,
    count: format.number(count),
    current: (input.status ?? null) === value,
  });
  return (
    <FacetLinks
      label={t("list.statuses")}
      links={[
        entry(null, t("list.all"), counts.total),
        entry("OPEN", t("status.OPEN"), counts.total - counts.COMPLETED),
        ...initiativeStatuses.map((status) =>
          entry(status, <StatusDot tone={toneOf[status]} label={t(`status.${status}`)} />, counts[status]),
        ),
      ]}
    />
  );
}

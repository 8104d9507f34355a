import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { readDateRange } from "#app/platform/time/date-range.ts";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { useDateRangeFilter } from "#app/shell/components/dates/use-date-range-filter.tsx";
import { useOfferedFilters } from "#app/shell/components/list-parts.tsx";
import { LateDateField } from "#app/ui/date-field/late-date-field.tsx";
import { yesNo } from "../../domain/employee-fields.ts";
import { hiredDates } from "../../domain/hired-dates.ts";
import type { Choice } from "../../queries/list-choices.ts";
import type { PeopleScreen } from "../../queries/people-screen.ts";
import { ManagerFilter } from "./people-filter-fields.tsx";

/** Everything a list of people may be narrowed by. */
export function usePeopleFilters(screen: PeopleScreen, choices: NonNullable<PeopleScreen["choices"]>): ListFilter[] {
  const { t } = useTranslation("people");
  const offered = useOfferedFilters(screen.offers);
  const { filters, manager, scope, mayLookAhead } = screen;
  const any = t("filter.any");
  const among = (name: keyof typeof filters, label: string, from: readonly Choice[]): ListFilter => ({
    name,
    label,
    any,
    value: filters[name] as string | undefined,
    options: from.map(optionOf),
  });
  return [
    {
      ...among("orgUnit", t("column.org-unit"), choices.orgUnits),
      options: choices.orgUnits.map(({ id, name, depth }) => ({
        value: id,
        label: `${"\u2003".repeat(depth)}${name}`,
      })),
    },
    among("function", t("column.function"), choices.functions),
    among("location", t("column.location"), choices.locations),
    ...(scope === "directory" || (scope === "register" && !mayLookAhead)
      ? []
      : [among("grade", t("column.grade"), choices.grades)]),
    {
      name: "status",
      label: t("filter.status"),
      any: t("status.PRESENT"),
      value: filters.status === "PRESENT" ? undefined : filters.status,
      options: statesOf(scope).map((value) => ({ value, label: t(`status.${value}`) })),
    },
    {
      name: "manager",
      label: t(filters.below === "all" ? "filter.below" : "column.manager"),
      value: filters.manager,
      said: manager?.name,
      also: ["below"],
      field: <ManagerFilter screen={screen} />,
    },
    ...(choices.tags.length > 0 ? [among("tag", t("tag.tag"), choices.tags)] : []),
    ...useFieldFilter(screen),
    ...offered,
    ...useDateFilters(screen),
  ];
}

/** Since when people are here, and the day the list is of. */
function useDateFilters(screen: PeopleScreen): ListFilter[] {
  const { t } = useTranslation("people");
  const format = useFormat();
  const { filters, mayLookAhead, page } = screen;
  return [
    useDateRangeFilter({ label: t("filter.hired"), names: hiredDates, range: readDateRange(filters, hiredDates) }),
    {
      name: "asOf",
      label: t("filter.as-of"),
      value: filters.asOf,
      said: filters.asOf && format.date(filters.asOf),
      field: (
        <LateDateField
          name="asOf"
          label={t("filter.as-of")}
          defaultValue={filters.asOf ?? ""}
          {...(mayLookAhead ? {} : { max: page.day })}
        />
      ),
    },
  ];
}

function statesOf(scope: PeopleScreen["scope"]) {
  return scope === "register"
    ? (["ACTIVE", "ON_LEAVE", "LEFT", "UPCOMING"] as const)
    : (["ACTIVE", "ON_LEAVE"] as const);
}

/** Choices and yes or no of the company's own fields; the others are found by nobody. */
function useFieldFilter({ filters, page }: PeopleScreen): ListFilter[] {
  const { t } = useTranslation("people");
  const options = page.fields.flatMap(({ id, name, kind, choices }) => {
    if (kind === "YES_NO")
      return yesNo.map((value) => ({ value: `${id}:${value}`, label: t(`field.yes-no.${value}`), group: name }));
    return kind === "CHOICE" ? choices.map((value) => ({ value: `${id}:${value}`, label: value, group: name })) : [];
  });
  const asked = page.fields.find(({ id }) => filters.field?.startsWith(`${id}:`));
  return options.length === 0
    ? []
    : [{ name: "field", label: asked?.name ?? t("field.more"), any: t("filter.any"), value: filters.field, options }];
}

function optionOf({ id, name }: Choice) {
  return { value: id, label: name };
}

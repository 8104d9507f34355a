import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import type { ActiveFilter } from "#app/ui/filter-bar/filter-bar.tsx";
import type { PeopleScreen } from "../../queries/people-screen.ts";
import { withParameters } from "./list-address.ts";

/** The filters in force, in words, each with the address of the list without it. */
export function useActiveFilters({ filters, choices, manager, page }: PeopleScreen): readonly ActiveFilter[] {
  const { t } = useTranslation("people");
  const format = useFormat();
  const { search } = useLocation();
  const nameIn = (list: readonly { id: string; name: string }[], id: string | undefined) =>
    list.find((one) => one.id === id)?.name;
  const field = page.fields.find((one) => filters.field?.startsWith(`${one.id}:`));
  const said = field && filters.field!.slice(37);
  const hired = () => {
    const [from, to] = [
      filters.hiredFrom && format.date(filters.hiredFrom),
      filters.hiredTo && format.date(filters.hiredTo),
    ];
    if (filters.hired === "BEFORE" && to) return t("filter.hired-before", { date: to });
    if (filters.hired === "AFTER" && from) return t("filter.hired-after", { date: from });
    return filters.hired === "BETWEEN" && (from || to)
      ? t("filter.hired-between", { from: from ?? "…", to: to ?? "…" })
      : undefined;
  };
  const known: readonly [id: string, name: string, value: string | undefined, parameters?: readonly string[]][] = [
    ["orgUnit", t("column.org-unit"), nameIn(choices.orgUnits, filters.orgUnit)],
    ["function", t("column.function"), nameIn(choices.functions, filters.function)],
    ["location", t("column.location"), nameIn(choices.locations, filters.location)],
    ["grade", t("column.grade"), nameIn(choices.grades, filters.grade)],
    ["manager", t(filters.below === "all" ? "filter.below" : "column.manager"), manager?.name, ["manager", "below"]],
    ["tag", t("tag.tag"), nameIn(choices.tags, filters.tag)],
    ["field", field?.name ?? "", field?.kind === "YES_NO" ? t(`field.yes-no.${said as "YES"}`) : said],
    ["status", t("filter.status"), filters.status === "PRESENT" ? undefined : t(`status.${filters.status}`)],
    ["hired", t("filter.hired"), hired(), ["hired", "hiredFrom", "hiredTo"]],
    ["asOf", t("filter.as-of"), filters.asOf && format.date(filters.asOf)],
  ];
  return known.flatMap(([id, name, value, parameters = [id]]) =>
    value
      ? [
          {
            id,
            name,
            value,
            removeHref: withParameters(search, Object.fromEntries(parameters.map((each) => [each, null]))),
          },
        ]
      : [],
  );
}

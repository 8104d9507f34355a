import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import type { CohortScreen } from "../../queries/cohort-screen.ts";

/** How a cohort is made, as one would say it. */
export function CohortFacts({ screen }: { screen: CohortScreen }) {
  const { t } = useTranslation("audiences");
  const format = useFormat();
  const { source, base, parts, data, query, frozenOn, fileName } = screen;
  const filtered = source === "DYNAMIC" || source === "FROZEN";
  const shown = ({ part, values }: CohortScreen["parts"][number]) =>
    format.list(
      values.map((value) => {
        if (part === "fields") return value.replace(/(?<=: )(YES|NO)$/, (word) => t(`cohort.yes-no.${word as "YES"}`));
        if (part === "countries") return format.country(value);
        return part === "genders" ? t(`cohort.gender.${value as "MALE"}`) : value;
      }),
    );
  const hired =
    query.hired &&
    t(`cohort.hired-said.${query.hired}`, {
      from: query.hiredFrom ? format.date(query.hiredFrom) : "…",
      to: query.hiredTo ? format.date(query.hiredTo) : "…",
    });
  const items = [
    { term: t("cohort.source"), detail: t(`cohort.kept.${source}`, { date: frozenOn ? format.date(frozenOn) : "" }) },
    ...(filtered ? [{ term: t("cohort.base-label"), detail: t(`cohort.base.${base}`) }] : []),
    ...parts.map((part) => ({
      term: part.part === "managers" ? t(`cohort.below.${query.below}`) : t(`cohort.part.${part.part}`),
      detail: shown(part),
    })),
    ...data.map(({ name, percent, from, to, days }) => {
      const said = (number: number) => (percent ? format.percent(number) : format.number(number, 1));
      const range = from === null ? "AT_MOST" : to === null ? "AT_LEAST" : "BETWEEN";
      return {
        term: name ?? t("cohort.data-gone"),
        detail: t(`cohort.data-said.${range}`, { from: said(from ?? 0), to: said(to ?? 0), days }),
      };
    }),
    ...(hired ? [{ term: t("cohort.part.hired"), detail: hired }] : []),
    ...(fileName ? [{ term: t("cohort.file"), detail: fileName }] : []),
  ];
  return <DefinitionList items={items} />;
}

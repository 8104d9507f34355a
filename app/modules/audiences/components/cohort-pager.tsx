import { useLocation } from "@remix-run/react";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Pager } from "#app/ui/pager/pager.tsx";
import { withParameters } from "./cohort-address.ts";
import { useViewWords } from "./view-words.ts";

export type CohortPagerProps = { page: number; pageSize: number; shown: number; total: number };

/** Leads through numbered pages; nothing where there is one. */
export function CohortPager({ page, pageSize, shown, total }: CohortPagerProps) {
  const { t } = useViewWords();
  const format = useFormat();
  const { search } = useLocation();
  if (total <= pageSize) return null;
  const to = (number: number) => withParameters(search, { page: String(number) });
  return (
    <Pager
      label={t("pages.label")}
      summary={t("pages.shown", { shown: format.number(shown), total: format.number(total) })}
      previousLabel={t("pages.previous")}
      nextLabel={t("pages.next")}
      previousHref={page > 1 ? to(page - 1) : undefined}
      nextHref={page * pageSize < total ? to(page + 1) : undefined}
    />
  );
}

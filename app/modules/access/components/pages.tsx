import { useLocation } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { Pager } from "#app/ui/pager/pager.tsx";

/** Through the counted pages of a list; the rest of the address stays. */
export function Pages({ total, page, pageSize }: { total: number; page: number; pageSize: number }) {
  const { t } = useTranslation("access");
  const { search } = useLocation();
  if (total <= pageSize) return null;
  const to = (number: number) => {
    const parameters = new URLSearchParams(search);
    parameters.set("page", String(number));
    return `?${parameters}`;
  };
  return (
    <Pager
      label={t("list.pages")}
      summary={t("list.range", { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total })}
      previousLabel={t("list.previous")}
      nextLabel={t("list.next")}
      previousHref={page > 1 ? to(page - 1) : undefined}
      nextHref={page * pageSize < total ? to(page + 1) : undefined}
    />
  );
}

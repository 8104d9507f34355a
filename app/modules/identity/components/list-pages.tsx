import { useTranslation } from "react-i18next";
import { Pager } from "#app/ui/pager/pager.tsx";

const pageSize = 25;

export type ListPagesProps = { total: number; page: number; query: Readonly<Record<string, string>> };

/** From page to page of a list; nothing where one page holds it all. */
export function ListPages({ total, page, query }: ListPagesProps) {
  const { t } = useTranslation("identity");
  const href = (to: number) => `?${new URLSearchParams({ ...query, page: String(to) })}`;
  const last = Math.max(1, Math.ceil(total / pageSize));
  if (total <= pageSize) return null;
  return (
    <Pager
      label={t("invites.pages")}
      summary={t("invites.range", { from: (page - 1) * pageSize + 1, to: Math.min(page * pageSize, total), total })}
      previousLabel={t("invites.previous")}
      nextLabel={t("invites.next")}
      previousHref={page > 1 ? href(page - 1) : undefined}
      nextHref={page < last ? href(page + 1) : undefined}
    />
  );
}

import { useLocation } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Pager } from "#app/ui/pager/pager.tsx";

/** Pages by key, as `takePage` gives them; the list's own words may say how many records there are. */
export type CursorPages = { cursors: { previous: string | null; next: string | null }; summary?: ReactNode };
/** Pages by number, counted from 1; which records are shown is said where the list has no words of its own. */
export type NumberedPages = {
  page: number;
  pageSize: number;
  total: number;
  summary?: ReactNode;
  /** What the address calls the page, where two lists of one screen have pages of their own. */
  name?: string;
};
export type ListPagesProps = CursorPages | NumberedPages;

/** Leads through the pages of a list under the same filters; nothing where one page holds it all and there is nothing to say. */
export function ListPages(props: ListPagesProps) {
  const { t } = useTranslation("shell");
  const format = useFormat();
  const { search } = useLocation();
  const steps = "cursors" in props ? cursorSteps(props, search) : numberedSteps(props, search);
  if (!steps) return null;
  const { previous, next } = steps;
  return (
    <Pager
      label={t("pages.label")}
      summary={props.summary ?? ("total" in props ? t("pages.range", rangeOf(props, format)) : undefined)}
      previousLabel={t("pages.previous")}
      nextLabel={t("pages.next")}
      previousHref={previous}
      nextHref={next}
    />
  );
}

type Format = ReturnType<typeof useFormat>;
type Steps = { previous: string | undefined; next: string | undefined };

function cursorSteps({ cursors, summary }: CursorPages, search: string): Steps | null {
  if (!cursors.previous && !cursors.next && !summary) return null;
  return {
    previous: cursors.previous ? addressWith(search, { before: cursors.previous }) : undefined,
    next: cursors.next ? addressWith(search, { after: cursors.next }) : undefined,
  };
}

function numberedSteps({ page, pageSize, total, summary, name }: NumberedPages, search: string): Steps | null {
  if (total <= pageSize && !summary) return null;
  const to = (number: number) =>
    name ? beside(search, name, String(number)) : addressWith(search, { page: String(number) });
  return {
    previous: page > 1 ? to(page - 1) : undefined,
    next: page * pageSize < total ? to(page + 1) : undefined,
  };
}

/** Another page of one list; the other stays where it is. */
function beside(search: string, name: string, number: string): string {
  const parameters = new URLSearchParams(search);
  parameters.set(name, number);
  return `?${parameters}`;
}

function rangeOf({ page, pageSize, total }: NumberedPages, format: Format) {
  return {
    from: format.number((page - 1) * pageSize + 1),
    to: format.number(Math.min(page * pageSize, total)),
    total: format.number(total),
  };
}

/** The address of another page: its filters stay, the place of this page goes. */
function addressWith(search: string, place: Readonly<Record<string, string>>): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["after", "before", "page"]) parameters.delete(name);
  for (const [name, value] of Object.entries(place)) parameters.set(name, value);
  return `?${parameters}`;
}

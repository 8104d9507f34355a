import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { ReactNode } from "react";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import type { ChangeEntry } from "#app/platform/history/record-history.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Pager } from "#app/ui/pager/pager.tsx";
import { Timeline, type TimelineEntry } from "#app/ui/timeline/timeline.tsx";

type Told = { id: string; at: string; person: { name: string; photo?: string | null } | null };

export type ChangesProps<Entry extends Told> = {
  /** Newest first; changes, and what else a room tells among them. */
  entries: readonly Entry[];
  timeZone: string;
  titleOf: (entry: Entry) => ReactNode;
  bodyOf?: (entry: Entry) => ReactNode;
  /** Who made the record and when: stands at the end of the last page. */
  beginning?: { name: string; photo?: string | null; at: string } | null;
  /** Where older changes stand. */
  olderHref?: string | undefined;
};

export type ChangeTimelineProps<Entry extends Told> = ChangesProps<Entry> & {
  /** Where the latest changes stand. */
  newestHref?: string | undefined;
  label?: string;
};

/** What was changed about a record, as lines of a timeline: who did what, when. */
export function useChangeLines<Entry extends Told>(props: ChangesProps<Entry>): readonly TimelineEntry[] {
  const { entries, timeZone, titleOf, bodyOf, beginning = null, olderHref } = props;
  const { t } = useTranslation("shell");
  const format = useFormat(timeZone);
  const lines = entries.map((entry) => ({
    id: entry.id,
    ...(entry.person
      ? { mark: <Avatar name={entry.person.name} src={photoAddress(entry.person.photo)} size="small" /> }
      : {}),
    title: titleOf(entry),
    time: format.dateTime(entry.at),
    dateTime: entry.at,
    body: bodyOf?.(entry) ?? null,
  }));
  if (!beginning || olderHref) return lines;
  const first = {
    id: "created",
    mark: <Avatar name={beginning.name} src={photoAddress(beginning.photo)} size="small" />,
    title: t("history.created", { name: beginning.name }),
    time: format.dateTime(beginning.at),
    dateTime: beginning.at,
  };
  return [...lines, first];
}

/** What was changed about a record, on its own. Beside its comments it is a part of their activity. */
export function ChangeTimeline<Entry extends Told>(props: ChangeTimelineProps<Entry>) {
  const { olderHref, newestHref } = props;
  const { t } = useTranslation("shell");
  const label = props.label ?? t("history.title");
  return (
    <>
      <Timeline label={label} entries={useChangeLines(props)} />
      <ChangePages label={label} olderHref={olderHref} newestHref={newestHref} />
    </>
  );
}

/** Leads from page to page of what was changed; nothing where one page holds it all. */
export function ChangePages({
  label,
  olderHref,
  newestHref,
}: Pick<ChangeTimelineProps<Told>, "label" | "olderHref" | "newestHref">) {
  const { t } = useTranslation("shell");
  return (
    <Pager
      label={label ?? t("history.title")}
      previousLabel={t("history.newest")}
      nextLabel={t("history.older")}
      previousHref={newestHref}
      nextHref={olderHref}
    />
  );
}

export type ChangeWords = {
  /** The name of a field as it stands in a sentence: "the due date". */
  field: (field: string) => string;
  /** A value of it in words; null where it is too long to be quoted. */
  value: (field: string, value: unknown) => string | null;
};

/** A change as a sentence, in the words of the room for its fields and their values. */
export function useChangeSentence({ field, value }: ChangeWords): (entry: ChangeEntry) => string {
  const { t } = useTranslation("shell");
  return (entry) => {
    const known = { name: entry.person?.name ?? t("history.system"), field: field(entry.field) };
    const [before, after] = [entry.before, entry.after].map((one) => (isNothing(one) ? "" : value(entry.field, one)));
    if (before === null || after === null || (before === "" && after === "")) return t("history.changed-list", known);
    if (before === "") return t("history.set", { ...known, after: after! });
    if (after === "") return t("history.cleared", { ...known, before: before! });
    return t("history.changed", { ...known, before: before!, after: after! });
  };
}

function isNothing(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

import { Form, useSubmit } from "@remix-run/react";
import { IconCalendarDown, IconDownload, IconLayoutGrid, IconLayoutKanban, IconList } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { SavedViewField, SavedViews, type ListViews } from "#app/modules/audiences/ui.ts";
import { TagFilter } from "#app/modules/tags/ui.ts";
import { Button } from "#app/ui/button/button.tsx";
import { CountedLinks } from "#app/ui/counted-links/counted-links.tsx";
import { SearchField } from "#app/ui/search-field/search-field.tsx";
import { SegmentedControl } from "#app/ui/segmented-control/segmented-control.tsx";
import { SelectField } from "#app/ui/select-field/select-field.tsx";
import { StatusDot } from "#app/ui/status-dot/status-dot.tsx";
import { ToolbarFilters } from "#app/ui/toolbar/toolbar-filters.tsx";
import { Toolbar } from "#app/ui/toolbar/toolbar.tsx";
import { initiativeStatuses } from "../../domain/status.ts";
import type { InitiativePage } from "../../queries/initiative-page.ts";
import { useTaskAddress } from "../task-address.ts";
import classes from "./task-toolbar.module.css";
import { toneOf } from "../task-marks.tsx";
import { useTaskWords } from "../task-words.ts";

/** An overview begins with what is still to be done. */
const waysOfLooking = [
  ["LIST", IconList],
  ["BOARD", IconLayoutKanban],
  ["CARDS", IconLayoutGrid],
] as const;

export type TaskToolbarProps = { page: InitiativePage; views: ListViews | null };

/** Search and filters in a form of its own, so that the address holds them, and the list as a file. */
export function TaskToolbar({ page, views }: TaskToolbarProps) {
  const { place } = page;
  const { t } = useTaskWords();
  const address = useTaskAddress();
  const query = new URLSearchParams(
    [...address.search].filter(([name]) => !["page", "showTaskDetails", "new", "view"].includes(name)),
  );
  query.set("scope", place.scope);
  return (
    <Toolbar
      label={t("list.controls")}
      end={
        <>
          <SavedViews views={views} />
          <Button tone="quiet" icon={<IconDownload size={16} />} href={`/app/initiative/export?${query}`} download>
            {t("list.export")}
          </Button>
          {place.scope === "mine" ? (
            <Button tone="quiet" icon={<IconCalendarDown size={16} />} href="/app/initiative/calendar.ics" download>
              {t("list.calendar")}
            </Button>
          ) : null}
          <ViewSwitch page={page} />
        </>
      }
    >
      <Filters page={page} views={views} />
    </Toolbar>
  );
}

function lookingAt({ board, cards }: InitiativePage) {
  return board ? "BOARD" : cards ? "CARDS" : "LIST";
}

function ViewSwitch({ page }: { page: InitiativePage }) {
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
        icon: <Icon size={16} />,
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

function Filters({ page, views }: TaskToolbarProps) {
  const { t } = useTaskWords();
  const submit = useSubmit();
  const { input, tags } = page;
  const looking = lookingAt(page);
  const choice = (name: "due" | "kind" | "sort", label: string, values: readonly string[], first?: string) => (
    <SelectField
      name={name}
      label={label}
      hideLabel
      defaultValue={input[name] ?? ""}
      key={`${name} ${input[name]}`}
      {...(first ? { placeholder: first } : {})}
      options={values.map((value) => ({ value, label: t(`${name}-choice.${value}`) }))}
    />
  );
  return (
    <Form
      method="get"
      role="search"
      onChange={(event) => event.target instanceof HTMLSelectElement && submit(event.currentTarget)}
    >
      <ToolbarFilters>
        <SearchField name="text" label={t("list.search")} defaultValue={input.text ?? ""} key={input.text ?? ""} />
        {choice("due", t("list.due"), ["week", "month", "none"], t("due-choice.any"))}
        {choice("kind", t("list.kind"), ["tasks", "parts"], t("kind-choice.any"))}
        <TagFilter tags={tags} value={input.tag} />
        {choice("sort", t("list.sort"), ["due", "text", "newest"])}
        {input.goalId ? <input type="hidden" name="goalId" value={input.goalId} /> : null}
        {input.owner ? <input type="hidden" name="owner" value={input.owner} /> : null}
        {looking === "LIST" ? null : <input type="hidden" name="view" value={looking} />}
        {input.status ? <input type="hidden" name="status" value={input.status} /> : null}
        <SavedViewField views={views} />
        <noscript>
          <Button type="submit">{t("list.apply")}</Button>
        </noscript>
      </ToolbarFilters>
    </Form>
  );
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
    <div className={classes.overview}>
      <CountedLinks
        label={t("list.statuses")}
        links={[
          entry(null, t("list.all"), counts.total),
          entry("OPEN", t("status.OPEN"), counts.total - counts.COMPLETED),
          ...initiativeStatuses.map((status) =>
            entry(status, <StatusDot tone={toneOf[status]} label={t(`status.${status}`)} />, counts[status]),
          ),
        ]}
      />
    </div>
  );
}

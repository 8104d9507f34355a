import { IconMessageQuestion } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { photoAddress } from "#app/modules/people/ui.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { useViewer } from "#app/shell/frame-context.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import type { RequestsPage as Page } from "../../queries/feedback-page.ts";
import type { RequestRow } from "../../queries/request-list.ts";
import { useFeedbackAddress } from "../feedback-address.ts";
import { newCommands } from "../feedback-commands.ts";
import { useFeedbackWords } from "../feedback-words.ts";
import rows from "../list/feedback-list.module.css";
import { AskChip } from "../marks.tsx";
import classes from "./many-requests.module.css";

/** A list is read far more often than acted upon: what is done to many is fetched with the first tick. */
const ManyRequests = lazyPart(async () => ({ default: (await import("./many-requests.tsx")).ManyRequests }));
const Panel = lazyPart(async () => ({ default: (await import("../panel.tsx")).Panel }));

/** What one was asked, and what one has asked others. */
export function RequestsPage({ page }: { page: Page }) {
  const { t } = useFeedbackWords();
  const { input, list, panel } = page;
  const title = t("pages.requests.title");
  const { selected, setSelected } = useTicked(`${input.side} ${input.state}`);
  return (
    <ListScreen
      title={title}
      act={<AskButton />}
      search={{ name: "text", label: t("list.search-requests"), value: input.text }}
      filters={useFilters(page)}
      kept={{ side: input.side === "asked" ? undefined : input.side }}
      states={<Sides page={page} />}
    >
      {selected.size > 0 ? (
        <Suspense fallback={null}>
          <ManyRequests
            requestIds={[...selected]}
            archived={input.state === "ARCHIVED"}
            onDone={() => setSelected(new Set())}
          />
        </Suspense>
      ) : null}
      <newCommands.PageAnswer intents={["give-feedback", "request-feedback"]} said={t("done.requested")} />
      {list.rows.length === 0 ? (
        <NoRequests page={page} />
      ) : (
        <ul className={rows.list} aria-label={title}>
          {list.rows.map((row) => (
            <RequestItem
              key={row.id}
              row={row}
              ticked={selected.has(row.id)}
              onTick={(on) => setSelected(withTick(selected, row.id, on))}
            />
          ))}
        </ul>
      )}
      <ListPages cursors={{ previous: list.previous, next: list.next }} />
      {panel ? (
        <Suspense fallback={null}>
          <Panel panel={panel} />
        </Suspense>
      ) : null}
    </ListScreen>
  );
}

/** What is ticked of one list, from page to page; another list begins with nothing. */
function useTicked(list: string) {
  const [ticked, setTicked] = useState<{ list: string; ids: ReadonlySet<string> }>({ list, ids: new Set() });
  const selected: ReadonlySet<string> = ticked.list === list ? ticked.ids : new Set<string>();
  return { selected, setSelected: (ids: ReadonlySet<string>) => setTicked({ list, ids }) };
}

function withTick(selected: ReadonlySet<string>, id: string, on: boolean): ReadonlySet<string> {
  return new Set(on ? [...selected, id] : [...selected].filter((one) => one !== id));
}

function AskButton() {
  const { t } = useFeedbackWords();
  const address = useFeedbackAddress();
  return (
    <Button tone="primary" icon={<IconMessageQuestion />} href={address.panel("requested")}>
      {t("ask.open")}
    </Button>
  );
}

function useFilters({ input }: Page) {
  const { t } = useFeedbackWords();
  const values = input.side === "mine" ? (["OPEN", "CLOSED", "ARCHIVED"] as const) : (["OPEN", "CLOSED"] as const);
  return [
    {
      name: "state",
      label: t("list.state"),
      value: input.state as string,
      standard: "OPEN",
      options: values.map((value) => ({
        value: value as string,
        label: value === "ARCHIVED" ? t("list.archived") : t(`list.${value}`),
      })),
    },
  ];
}

/** What is open that one was asked, and what one has asked. */
function Sides({ page: { input, list } }: { page: Page }) {
  const { t, format } = useFeedbackWords();
  const address = useFeedbackAddress();
  const entry = (side: "asked" | "mine") => ({
    id: side,
    href: address.with({ side: side === "asked" ? null : side, state: null }),
    content: t(`sides.${side}`),
    count: format.number(list.counts[side]),
    current: input.side === side,
  });
  return <FacetLinks label={t("sides.label")} links={[entry("asked"), entry("mine")]} />;
}

type RequestItemProps = { row: Omit<RequestRow, "cursorKey">; ticked: boolean; onTick: (on: boolean) => void };

function RequestItem({ row, ticked, onTick }: RequestItemProps) {
  const { t, format: numbers } = useFeedbackWords();
  const format = useFormat(useViewer().timeZone);
  const address = useFeedbackAddress();
  const { state, requester, receiver, question, dueOn, createdAt } = row;
  const shown = state === null ? receiver : requester;
  const own = requester.id === receiver.id;
  const panel = address.panel(state === null ? "show-requested" : "providing-requested", { feedbackId: row.id });
  return (
    <li className={rows.row}>
      <div className={classes.ticked}>
        {/* One's own alone are put away. */}
        {state === null ? (
          <Checkbox
            hideLabel
            label={t("many.select", { question })}
            checked={ticked}
            onChange={(event) => onTick(event.target.checked)}
          />
        ) : null}
        <Avatar name={shown.name} src={photoAddress(shown.photo)} />
      </div>
      <div className={rows.content}>
        <div className={rows.head}>
          <span className={rows.names}>
            {state === null
              ? own
                ? t("list.about-me")
                : t("list.about", { name: receiver.name })
              : own
                ? t("list.asks", { name: requester.name })
                : t("list.asks-about", { name: requester.name, receiver: receiver.name })}
          </span>
          <time className={rows.date} dateTime={createdAt}>
            {format.date(createdAt)}
          </time>
        </div>
        <UiLink href={panel} className={rows.text} dir="auto">
          {question}
        </UiLink>
        <div className={rows.marks}>
          {state === null ? (
            <Chip tone={row.answered === row.asked ? "green" : row.open > 0 ? "blue" : "grey"}>
              {t("request.answered", { answered: numbers.number(row.answered), count: row.asked })}
            </Chip>
          ) : (
            <AskChip state={state} />
          )}
          {dueOn ? <span>{t("ask.due-on", { date: format.date(dueOn) })}</span> : null}
        </div>
      </div>
    </li>
  );
}

function NoRequests({ page: { input } }: { page: Page }) {
  const { t } = useFeedbackWords();
  const address = useFeedbackAddress();
  if (input.text || input.state !== "OPEN") {
    const all = address.with({ text: null, state: null });
    return (
      <NothingFound title={t("empty.found-title")} text={t("empty.found-text")} href={all} clear={t("empty.clear")} />
    );
  }
  return (
    <EmptyState title={t(`sides.empty-${input.side}`)} action={<AskButton />}>
      {t("pages.requests.text")}
    </EmptyState>
  );
}

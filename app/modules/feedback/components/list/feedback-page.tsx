import { IconMessagePlus } from "@tabler/icons-react";
import { Suspense, type ReactNode } from "react";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { ExportLinks } from "#app/shell/components/list-screen/export-links.tsx";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { SavedViewField, SavedViews, type ListViews } from "#app/modules/audiences/ui.ts";
import type { ListFilter } from "#app/platform/lists/list-filter.ts";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { FacetLinks } from "#app/ui/facet-links/facet-links.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { sentiments } from "../../domain/sentiment.ts";
import type { FeedbackPage as Page } from "../../queries/feedback-page.ts";
import { useFeedbackAddress } from "../feedback-address.ts";
import { newCommands } from "../feedback-commands.ts";
import { useFeedbackWords } from "../feedback-words.ts";
import { FeedbackRows } from "./feedback-rows.tsx";

const Panel = lazyPart(async () => ({ default: (await import("../panel.tsx")).Panel }));

/** A screen that lists feedback, whosever it is. */
export function FeedbackPage({ page, views }: { page: Page; views: ListViews | null }) {
  const { t } = useFeedbackWords();
  const { place, input, list } = page;
  const title = t(`pages.${place.scope}.title`);
  return (
    <ListScreen
      title={title}
      act={<Acts page={page} />}
      search={{ name: "text", label: t("list.search"), value: input.text }}
      filters={useFilters(page)}
      kept={{ sentiment: input.sentiment, shelf: input.shelf }}
      hiddenFields={<SavedViewField views={views} />}
      views={<SavedViews views={views} />}
      tools={<Export page={page} />}
      states={<Kinds page={page} />}
    >
      <newCommands.PageAnswer intents={["give-feedback", "request-feedback"]} said={t("done.shared")} />
      {list.rows.length === 0 ? (
        <NoFeedback page={page} />
      ) : (
        <FeedbackRows rows={list.rows} label={title} scope={place.scope} />
      )}
      <ListPages cursors={{ previous: list.previous, next: list.next }} />
      {page.panel ? (
        <Suspense fallback={null}>
          <Panel panel={page.panel} />
        </Suspense>
      ) : null}
    </ListScreen>
  );
}

/** What one comes for: to give feedback, and where one reads what others said, to ask for it. */
function Acts({ page }: { page: Page }) {
  return (
    <>
      {page.place.scope === "received" ? <RequestFeedback /> : null}
      <NewFeedback page={page} />
    </>
  );
}

function RequestFeedback() {
  const { t } = useFeedbackWords();
  const address = useFeedbackAddress();
  return <Button href={address.panel("requested")}>{t("ask.open")}</Button>;
}

/** The one act of each list: give, praise before all, or write a note. */
function NewFeedback({ page: { place } }: { page: Page }) {
  const { t } = useFeedbackWords();
  const address = useFeedbackAddress();
  const more: Record<string, string> =
    place.scope === "notes"
      ? { note: "true" }
      : place.scope === "praise"
        ? { feedbackType: "praise", isSharePublicPraise: "true" }
        : {};
  const label = place.scope === "notes" ? t("give.note") : place.scope === "praise" ? t("give.praise") : t("give.open");
  return (
    <Button tone="primary" icon={<IconMessagePlus />} href={address.panel("provided", more)}>
      {label}
    </Button>
  );
}

/** The person a link brought stands in no field, and is taken away by its chip. */
function useFilters({ person }: Page): ListFilter[] {
  const { t } = useFeedbackWords();
  if (!person) return [];
  const field = <input type="hidden" name="person" value={person.id} />;
  return [{ name: "person", label: t("list.person"), value: person.id, said: person.name, field }];
}

/** How much there is of each kind; each leads to that alone. */
function Kinds({ page: { list, input, place } }: { page: Page }) {
  const { t, format } = useFeedbackWords();
  const address = useFeedbackAddress();
  const { counts } = list;
  const entry = (
    id: string,
    content: ReactNode,
    count: number,
    changes: Record<string, string | null>,
    current: boolean,
  ) => ({
    id,
    href: address.with({ sentiment: null, shelf: null, ...changes }),
    content,
    count: format.number(count),
    current,
  });
  const { sentiment, shelf } = input;
  // All of a list of praise is praise.
  const kinds = place.scope === "praise" || place.scope === "notes" ? [] : sentiments;
  const keeps = ["received", "given", "notes"].includes(place.scope);
  if (kinds.length === 0 && !keeps) return null;
  return (
    <FacetLinks
      label={t("list.kinds")}
      links={[
        entry("all", t("list.all"), counts.total, {}, !sentiment && !shelf),
        ...kinds.map((kind) =>
          entry(kind, t(`sentiment.${kind}`), counts[kind], { sentiment: kind }, sentiment === kind && !shelf),
        ),
        ...(keeps
          ? [entry("archived", t("list.archived"), counts.archived, { shelf: "archived" }, shelf === "archived")]
          : []),
      ]}
    />
  );
}

function Export({ page: { place, input } }: { page: Page }) {
  const { t } = useFeedbackWords();
  const said = Object.entries(input).filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const query = new URLSearchParams([...said, ["scope", place.scope]]);
  return <ExportLinks href={`/app/feedback/export?${query}`} label={t("list.export")} />;
}

/** Nothing found says how to find more; nothing there says what this is for and offers the first step. */
function NoFeedback({ page }: { page: Page }) {
  const { t } = useFeedbackWords();
  const address = useFeedbackAddress();
  const { input, place } = page;
  if (input.text || input.sentiment || input.person || input.shelf) {
    const all = address.with({ text: null, sentiment: null, person: null, shelf: null });
    return (
      <NothingFound title={t("empty.found-title")} text={t("empty.found-text")} href={all} clear={t("empty.clear")} />
    );
  }
  return (
    <EmptyState
      title={t(`pages.${place.scope}.empty`)}
      action={place.scope === "received" ? <RequestFeedback /> : <NewFeedback page={page} />}
    >
      {t(`pages.${place.scope}.text`)}
    </EmptyState>
  );
}

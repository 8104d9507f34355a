import { IconAdjustments, IconPlus } from "@tabler/icons-react";
import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { NothingFound } from "#app/shell/components/list-screen/nothing-found.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { relations } from "../../domain/words.ts";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import type { OwnListPage } from "../../queries/own-lists.ts";
import { listCommands } from "../one-on-one-commands.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import { MeetingTable } from "./meeting-table.tsx";
import { Proposed } from "./proposed.tsx";
import { ScheduleDrawer } from "./schedule-drawer.tsx";
import { SeriesTable } from "./series-table.tsx";

const pageSize = 25;

/** One's own 1:1s: the series that run, the meetings to come and gone by, and what was put away. */
export function OwnListScreen({ page }: { page: OwnListPage }) {
  const { t } = useOneOnOneWords();
  const { list, input, drawer } = page;
  return (
    <ListScreen
      title={t(`lists.${list}.title`)}
      act={<ScheduleButton />}
      search={{ name: "text", label: t("list.search"), value: input.text }}
      filters={[
        {
          name: "relation",
          label: t("form.relation"),
          value: input.relation,
          any: t("list.any-relation"),
          options: relations.map((value) => ({ value, label: t(`relation.${value}`) })),
        },
      ]}
      tools={
        <Button tone="quiet" icon={<IconAdjustments aria-hidden="true" />} href={oneOnOnePlaces.preferences}>
          {t("preferences.title")}
        </Button>
      }
    >
      <listCommands.PageAnswer intents={["archive-series", "archive-many-series"]} said={t("said.archived")} />
      {list === "ACTIVE" ? <Proposed proposed={page.proposed} /> : null}
      {page.total === 0 ? (
        <Nothing page={page} />
      ) : list === "ACTIVE" || list === "ARCHIVED" ? (
        <SeriesTable
          key={list}
          rows={page.series}
          total={page.total}
          archived={list === "ARCHIVED"}
          caption={t(`lists.${list}.title`)}
        />
      ) : (
        <MeetingTable rows={page.meetings} caption={t(`lists.${list}.title`)} />
      )}
      <ListPages page={input.page} pageSize={pageSize} total={page.total} />
      {drawer ? <ScheduleDrawer drawer={drawer} /> : null}
    </ListScreen>
  );
}

function ScheduleButton() {
  const { t } = useOneOnOneWords();
  return (
    <Button tone="primary" icon={<IconPlus aria-hidden="true" />} href={oneOnOnePlaces.schedule()}>
      {t("form.schedule")}
    </Button>
  );
}

/** Nothing found says how to find more; nothing there says what this is for and offers the first step. */
function Nothing({ page: { list, input } }: { page: OwnListPage }) {
  const { t } = useOneOnOneWords();
  const address = useAddress();
  if (input.text || input.relation)
    return (
      <NothingFound
        title={t("list.none-found")}
        text={t("list.none-found-text")}
        href={address({ text: null, relation: null })}
        clear={t("list.clear")}
      />
    );
  return (
    <EmptyState title={t(`lists.${list}.empty`)} action={list === "ACTIVE" ? <ScheduleButton /> : undefined}>
      {t(`lists.${list}.empty-text`)}
    </EmptyState>
  );
}

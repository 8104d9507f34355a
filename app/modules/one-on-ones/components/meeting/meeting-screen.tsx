import { CommentSection } from "#app/modules/comments/ui.ts";
import { Columns } from "#app/ui/columns/columns.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import { useRevalidator, useSearchParams } from "@remix-run/react";
import { useLive } from "#app/platform/live/use-live.ts";
import { Stack } from "#app/ui/stack/stack.tsx";
import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import { StandingChip } from "../one-on-one-marks.tsx";
import classes from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import { ActionItems } from "./action-items.tsx";
import { Agenda } from "./agenda.tsx";
import { HandedOverPanel, Handover } from "./handover.tsx";
import { LibraryPanel } from "./library-panel.tsx";
import { MeetingActs } from "./meeting-acts.tsx";
import { MeetingTimer } from "./meeting-timer.tsx";
import { EditSeriesPanel } from "./edit-series-panel.tsx";
import { Invitation } from "./invitation.tsx";
import { ReplyPanel } from "./reply-panel.tsx";
import { MovePanel } from "./move-panel.tsx";
import { Notes } from "./notes.tsx";
import { Reflection } from "./reflection.tsx";
import { Since } from "./since.tsx";
import { Agreements } from "./to-agree.tsx";

const acts = [
  "open",
  "acknowledge",
  "cancel",
  "restore",
  "reply",
  "finish-point",
  "reopen-point",
  "remove-point",
  "arrange-points",
  "use-template",
  "dismiss",
  "reflect",
  "archive-series",
  "save-note",
  "append-notes",
  "ask-handover",
  "answer-handover",
] as const;

/** A meeting: what there is to talk about, what was said, what follows from it. */
export function MeetingScreen({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  useLive(`one-on-one:${page.seriesId}`, () => void revalidate());
  return (
    <Stack>
      <PageHeader
        title={t("meeting.title", { name: page.other.name })}
        meta={<StandingChip standing={page.standing} />}
        actions={<MeetingActs page={page} />}
        breadcrumbs={[{ label: t("lists.ACTIVE.title"), href: oneOnOnePlaces.active }]}
        breadcrumbsLabel={t("meeting.path")}
      />
      <Facts page={page} />
      <meetingCommands.PageAnswer intents={acts} said={t("said.saved")} />
      <Invitation page={page} />
      {page.handover ? <Handover page={page} handover={page.handover} /> : null}
      <Columns from="laptop">
        <Stack gap="small">
          <Agreements page={page} />
          <Agenda page={page} />
          <Notes key={page.id} page={page} />
          {page.actions ? <ActionItems page={page} actions={page.actions} /> : null}
        </Stack>
        <Stack as="aside" gap="small" aria-label={t("meeting.beside")}>
          <Reflection page={page} />
          <Since page={page} />
        </Stack>
      </Columns>
      {search.get("act") === "move" && page.status === "NOT_STARTED" ? <MovePanel page={page} /> : null}
      {search.get("act") === "reply" && page.invitation.asked ? <ReplyPanel page={page} /> : null}
      {page.editing ? <EditSeriesPanel page={page} editing={page.editing} /> : null}
      {search.get("showLibrary") ? <LibraryPanel page={page} /> : null}
      {page.handedOver ? <HandedOverPanel page={page} notes={page.handedOver} /> : null}
      <Thread page={page} />
    </Stack>
  );
}

/** When and how long, how often, and the way to the ones before and after. */
function Facts({ page }: { page: MeetingPage }) {
  const { t, when, format, often } = useOneOnOneWords();
  const { series, previous, next } = page;
  return (
    <div className={classes.facts}>
      <time dateTime={page.startsAt}>{when(page.startsAt)}</time>
      <span>{t("minutes", { count: page.minutes })}</span>
      <span>{often(series.everyWeeks)}</span>
      <span>{t(`relation.${page.relation}`)}</span>
      <MeetingTimer page={page} />
      <nav className={classes.around} aria-label={t("meeting.around")}>
        {previous ? (
          <UiLink href={oneOnOnePlaces.meeting(page.seriesId, previous.id)} className={classes.step}>
            <IconChevronLeft size={16} className={classes.turned} aria-hidden="true" />
            {t("meeting.previous", { date: format.date(previous.startsAt) })}
          </UiLink>
        ) : null}
        {next ? (
          <UiLink href={oneOnOnePlaces.meeting(page.seriesId, next.id)} className={classes.step}>
            {t("meeting.next", { date: format.date(next.startsAt) })}
            <IconChevronRight size={16} className={classes.turned} aria-hidden="true" />
          </UiLink>
        ) : null}
      </nav>
    </div>
  );
}

/** What was said about a talking point, beside the page. */
function Thread({ page: { thread } }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const closeHref = useAddress()({ showTalkingPoint: null });
  if (!thread) return null;
  return (
    <SidePanel key={thread.pointId} title={thread.text} closeLabel={t("close")} closeHref={closeHref}>
      <CommentSection thread={thread.comments} />
    </SidePanel>
  );
}

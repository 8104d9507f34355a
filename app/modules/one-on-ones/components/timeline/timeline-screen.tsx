import { ListPages } from "#app/shell/components/list-pages.tsx";
import { ListScreen } from "#app/shell/components/list-screen/list-screen.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { EmptyState } from "#app/ui/empty-state/empty-state.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import type { PairTimeline, TimelineMeeting } from "../../queries/pair-timeline.ts";
import { StandingChip } from "../one-on-one-marks.tsx";
import shared from "../one-on-ones.module.css";
import { useOneOnOneWords } from "../one-on-one-words.ts";
import { Rhythm } from "./rhythm.tsx";
import classes from "./timeline.module.css";

const pageSize = 10;

/** All that was between the reader and one colleague, latest first, with words to look for. */
export function TimelineScreen({ timeline }: { timeline: PairTimeline }) {
  const { t } = useOneOnOneWords();
  const { other, meetings, text, page, total, rhythm } = timeline;
  return (
    <ListScreen
      title={t("timeline.title", { name: other.name })}
      breadcrumbs={[{ label: t("lists.ACTIVE.title"), href: oneOnOnePlaces.active }]}
      breadcrumbsLabel={t("meeting.path")}
      search={{ name: "text", label: t("timeline.search"), value: text || undefined }}
    >
      {rhythm.length === 0 ? null : (
        <div className={classes.rhythm}>
          <Rhythm weeks={rhythm} name={other.name} />
        </div>
      )}
      {meetings.length === 0 ? (
        <EmptyState
          variant="search"
          title={t(text ? "list.none-found" : "timeline.empty")}
          action={text ? <Button href="?">{t("list.clear")}</Button> : undefined}
        >
          {t(text ? "timeline.none-found" : "timeline.empty-text")}
        </EmptyState>
      ) : (
        <ol className={classes.timeline}>
          {meetings.map((meeting) => (
            <Met key={meeting.id} meeting={meeting} />
          ))}
        </ol>
      )}
      <ListPages page={page} pageSize={pageSize} total={total} />
    </ListScreen>
  );
}

function Met({ meeting }: { meeting: TimelineMeeting }) {
  const { when } = useOneOnOneWords();
  return (
    <li>
      <h2 className={classes.metTitle}>
        <UiLink href={oneOnOnePlaces.meeting(meeting.seriesId, meeting.id)}>{when(meeting.startsAt)}</UiLink>
        <StandingChip standing={meeting.standing} />
      </h2>
      {meeting.points.length > 0 ? (
        <ul className={shared.plain}>
          {meeting.points.map(({ text, done }) => (
            <li key={text} data-done={done || undefined}>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      {meeting.notes.map((note) => (
        <p key={note} className={classes.excerpt} dir="auto">
          {note}
        </p>
      ))}
    </li>
  );
}

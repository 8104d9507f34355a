import {
  IconArchive,
  IconCalendarDown,
  IconCalendarEvent,
  IconCalendarX,
  IconCalendarRepeat,
  IconHistory,
  IconInfoCircle,
  IconPlayerPlay,
  IconCheck,
  IconRotate,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useRecordLinks } from "#app/platform/contributions/record-links.ts";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { Button, type ButtonTone } from "#app/ui/button/button.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";
import { useAddress } from "#app/shell/components/use-address.ts";
import type { MeetingAct } from "../../domain/meeting-state.ts";
import { oneOnOnePlaces } from "../../one-on-one-places.ts";
import type { MeetingPage } from "../../queries/meeting-page.ts";
import { meetingCommands } from "../one-on-one-commands.ts";
import { useOneOnOneWords } from "../one-on-one-words.ts";

/** The next step of the meeting, and what is done more rarely. */
export function MeetingActs({ page }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const address = useAddress();
  const { status } = page;
  const about = useRecordLinks("OneOnOne", page.id);
  return (
    <>
      {status === "NOT_STARTED" ? (
        <Act page={page} act="open" tone="primary" icon={<IconPlayerPlay size={16} />} />
      ) : null}
      {status === "ACTIVE" ? <Act page={page} act="acknowledge" tone="primary" icon={<IconCheck size={16} />} /> : null}
      {status === "CANCELLED" ? <Act page={page} act="restore" tone="primary" icon={<IconRotate size={16} />} /> : null}
      <MoreActions label={t("meeting.more")}>
        {status === "NOT_STARTED" ? (
          <Button tone="quiet" icon={<IconCalendarEvent />} href={address({ act: "move" })}>
            {t("acts.move")}
          </Button>
        ) : null}
        {page.series.archived || status === "DISABLED" ? null : (
          <Button tone="quiet" icon={<IconCalendarRepeat />} href={address({ act: "edit-series" })}>
            {t("acts.edit-series")}
          </Button>
        )}
        {status === "NOT_STARTED" || status === "ACTIVE" ? (
          <Act page={page} act="cancel" tone="quiet" icon={<IconCalendarX size={16} />} />
        ) : null}
        <Button tone="quiet" icon={<IconHistory />} href={oneOnOnePlaces.timeline(page.other.id)}>
          {t("acts.timeline")}
        </Button>
        {status === "CANCELLED" || status === "DISABLED" ? null : (
          <Button tone="quiet" icon={<IconCalendarDown />} href={oneOnOnePlaces.file(page.id)} download>
            {t("acts.file")}
          </Button>
        )}
        <PutAway page={page} />
        {about.map(({ label, href }) => (
          <Button key={href} tone="quiet" icon={<IconInfoCircle />} href={href}>
            {label}
          </Button>
        ))}
      </MoreActions>
    </>
  );
}

function Act({ page, act, tone, icon }: { page: MeetingPage; act: MeetingAct; tone: ButtonTone; icon: ReactNode }) {
  const { t } = useOneOnOneWords();
  const fields = { meetingId: page.id };
  const command = meetingCommands.useCommand({
    intent: act,
    said: () =>
      act === "cancel"
        ? { text: t("said.cancel"), undo: { intent: "restore", fields, label: t("undo") } }
        : t(`said.${act}`),
  });
  return (
    <ActForm command={command} intent={act} fields={fields}>
      <Button type="submit" tone={tone} icon={icon} loading={command.busy}>
        {t(`acts.${act}`)}
      </Button>
    </ActForm>
  );
}

function PutAway({ page: { seriesId, series } }: { page: MeetingPage }) {
  const { t } = useOneOnOneWords();
  const command = meetingCommands.useCommand({
    intent: "archive-series",
    said: ({ value }) => t(value.archived ? "said.archived" : "said.brought-back"),
  });
  return (
    <ActForm
      command={command}
      intent="archive-series"
      fields={{ seriesId, archived: series.archived ? "false" : "true" }}
    >
      <Button type="submit" tone="quiet" icon={<IconArchive />} loading={command.busy}>
        {t(series.archived ? "acts.bring-back" : "acts.archive-series")}
      </Button>
    </ActForm>
  );
}

import { ActForm } from "#app/platform/forms/act-form.tsx";
import { IconDeviceLaptop, IconDeviceMobile } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Chip } from "#app/ui/chip/chip.tsx";
import { Entry, EntryList } from "#app/ui/entry-list/entry-list.tsx";
import type { SessionView } from "../../queries/list-sessions.ts";
import { sessionCommands } from "../identity-commands.ts";

export type SessionListProps = { sessions: readonly SessionView[]; timeZone: string; now: string };

const phones = new Set(["Android", "iPhone", "iPad"]);

/** Where one is signed in, each with a way to end it. */
export function SessionList({ sessions, timeZone, now }: SessionListProps) {
  const { t } = useTranslation("identity");
  return (
    <EntryList label={t("settings.tab.sessions")}>
      {sessions.map((session) => (
        <SessionEntry key={session.id} session={session} timeZone={timeZone} now={now} />
      ))}
    </EntryList>
  );
}

function SessionEntry({ session, timeZone, now }: { session: SessionView; timeZone: string; now: string }) {
  const { t } = useTranslation("identity");
  const format = useFormat(timeZone);
  const started = t("sessions.started", { time: format.dateTime(session.createdAt) });
  const seen = t("sessions.seen", { time: format.relative(session.lastSeenAt, new Date(now)) });
  return (
    <Entry
      icon={phones.has(session.device.system ?? "") ? <IconDeviceMobile /> : <IconDeviceLaptop />}
      title={useDeviceName(session)}
      facts={
        <>
          {session.company ? <span>{session.company}</span> : null}
          {session.address ? <bdi>{session.address}</bdi> : null}
          <span>{started}</span>
          <span>{seen}</span>
        </>
      }
      action={session.current ? <Chip tone="green">{t("sessions.this")}</Chip> : <RevokeButton session={session} />}
    />
  );
}

function useDeviceName({ device: { browser, system } }: SessionView): string {
  const { t } = useTranslation("identity");
  if (browser && system) return t("sessions.device", { browser, system });
  return browser ?? system ?? t("sessions.unknown-device");
}

function RevokeButton({ session }: { session: SessionView }) {
  const { t } = useTranslation("identity");
  const device = useDeviceName(session);
  const command = sessionCommands.useCommand({ intent: "revoke" });
  return (
    <ActForm command={command} intent="revoke" fields={{ sessionId: session.id }}>
      <Button
        type="submit"
        size="small"
        tone="secondary"
        loading={command.busy}
        aria-label={t("sessions.revoke-one", { device })}
      >
        {t("sessions.revoke")}
      </Button>
    </ActForm>
  );
}

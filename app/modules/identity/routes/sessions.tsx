import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { DoorError } from "../components/door-error.tsx";
import { SessionList } from "../components/session-list.tsx";
import { SignOutElsewhere } from "../components/sign-out-elsewhere.tsx";
import { listSessions } from "../queries/list-sessions.ts";
import classes from "../components/door-screen.module.css";
import { revokeOtherSessions, revokeOtherSessionsInput, revokeSession, revokeSessionInput } from "../use-cases/revoke-session.ts";

export const loader = page({
  can: signedIn,
  input: z.object({}),
  load: async (context, _input, _request, scope) => ({
    sessions: await listSessions(scope),
    timeZone: context.actor.timeZone,
    now: context.clock.now().toISOString(),
  }),
});

export const action = command({
  can: signedIn,
  intents: {
    revoke: { input: revokeSessionInput, run: revokeSession },
    "revoke-others": { input: revokeOtherSessionsInput, run: revokeOtherSessions },
  },
});

export default function Sessions() {
  const { t } = useTranslation("identity");
  const { sessions, timeZone, now } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>() ?? null;
  return (
    <>
      <PageHeader title={t("sessions.title")} description={t("sessions.text")} actions={sessions.length > 1 ? <SignOutElsewhere /> : null} />
      <div className={classes.notices}><DoorError result={result} /></div>
      <SessionList sessions={sessions} timeZone={timeZone} now={now} />
    </>
  );
}

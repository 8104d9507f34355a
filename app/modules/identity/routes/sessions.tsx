import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { sessionCommands } from "../components/identity-commands.ts";
import { SettingsPlace } from "../components/settings/settings-place.tsx";
import { SessionList } from "../components/settings/session-list.tsx";
import { SignOutElsewhere } from "../components/settings/sign-out-elsewhere.tsx";
import { listSessions } from "../queries/list-sessions.ts";
import {
  revokeOtherSessions,
  revokeOtherSessionsInput,
  revokeSession,
  revokeSessionInput,
} from "../use-cases/revoke-session.ts";

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
  const { sessions, timeZone, now } = useLoaderData<typeof loader>();
  return (
    <SettingsPlace current="sessions" actions={sessions.length > 1 ? <SignOutElsewhere /> : null}>
      <sessionCommands.PageAnswer intents={["revoke", "revoke-others"]} />
      <SessionList sessions={sessions} timeZone={timeZone} now={now} />
    </SettingsPlace>
  );
}

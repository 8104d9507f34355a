import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { moment, recordId } from "#app/platform/http/shapes.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { identityOf } from "../queries/caller-facts.ts";
import { listSessions } from "../queries/list-sessions.ts";
import { revokeSession, revokeSessionInput } from "../use-cases/revoke-session.ts";

const session = z
  .object({
    id: recordId,
    browser: z.string().nullable().describe("The browser; null where it is not known."),
    system: z.string().nullable().describe("What it runs on; null where it is not known."),
    address: z.string().describe("The network address it came from."),
    company: z.string().nullable().describe("The company it is in; null before one was chosen."),
    createdAt: moment.describe("When it began, as `2026-11-16T09:30:00.000Z`."),
    lastSeenAt: moment.describe("When it was used last, as `2026-11-16T09:30:00.000Z`."),
    current: z.boolean().describe("Whether this request was made with it."),
  })
  .meta({ id: "Session" });

/** Where the caller is signed in. */
export const sessionEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/me/sessions",
      can: signedIn,
      summary: "Browsers in which the caller is signed in.",
      input: pagingInput,
      output: listShape(session),
      run: async ({ clock }, paging, _gatherings, { database, caller }) => {
        const identityId = await identityOf(database, caller);
        const sessions = await listSessions({ database, clock, session: { id: caller.id, identityId } });
        return pageOfAll(
          sessions.map(({ device, ...rest }) => ({ ...rest, ...device })),
          paging,
        );
      },
    }),
  ),
  endpoint({
    method: "DELETE",
    path: "/me/sessions/:sessionId",
    can: signedIn,
    summary: "Signs the caller out there.",
    input: revokeSessionInput,
    output: z.object({ sessionId: recordId.describe("The id of the session that ended.") }),
    run: async (context, input, _gatherings, { database, caller, letters }) => {
      const session = { id: caller.id, identityId: await identityOf(database, caller) };
      await revokeSession(context, input, { database, session, settle: letters.settle });
      return input;
    },
  }),
];

import { adminsOfKinds } from "#app/modules/access/index.ts";
import type { Notice } from "#app/platform/contributions/room-time.ts";
import { hears } from "#app/platform/events/hears.ts";
import { identityEvents } from "./events.ts";
import { settingsAddress } from "./single-sign-on/domain/connection.ts";
import { sql } from "#tenancy/sql.ts";

const day = 24 * 3_600_000;
const mostTold = 100;

/** Who sets up sign-in is told that the provider's certificate is about to end, and of who came in past the provider. */
export const identityNotices = hears<readonly Notice[]>()(identityEvents, {
  "identity.emergency-sign-in": async (context, { payload: { employeeId } }) => {
    const [person] = await context.rows<{ name: string }>(
      sql`select display_name as name from {employee} where id = ${employeeId}`,
    );
    if (!person) return [];
    const admins = await adminsOfKinds(context, ["PLATFORM_ADMIN"], mostTold);
    return admins
      .filter(({ id }) => id !== employeeId)
      .map(({ id }) => ({
        recipientId: id,
        room: "identity",
        kind: "emergency-sign-in",
        params: { person: person.name },
        link: settingsAddress,
      }));
  },
  "identity.sso-certificate-ending": async (context, { payload: { fingerprint } }) => {
    const [certificate] = await context.rows<{ name: string; endsAt: Date }>(
      sql`select name, ends_at as "endsAt" from {sso_certificate} where fingerprint = ${fingerprint}`,
    );
    if (!certificate) return [];
    const days = Math.max(0, Math.ceil((certificate.endsAt.getTime() - context.clock.now().getTime()) / day));
    const admins = await adminsOfKinds(context, ["PLATFORM_ADMIN"], mostTold);
    return admins.map(({ id }) => ({
      recipientId: id,
      room: "identity",
      kind: "sso-certificate-ending",
      params: { name: certificate.name, days },
      link: settingsAddress,
    }));
  },
});

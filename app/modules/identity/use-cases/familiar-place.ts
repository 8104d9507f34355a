import { createHash } from "node:crypto";
import { stringifySetCookie } from "cookie";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { throttledAddress } from "../domain/client-address.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import { sql } from "#tenancy/sql.ts";

export type PlaceScope = Pick<RequestScope, "database" | "clock" | "address" | "device">;
export type LastingPlaceScope = PlaceScope & Pick<RequestScope, "secure" | "setCookie">;

export const deviceCookieName = "cairn_device";
const lastsDays = 90;

/** Whoever holds this address may try to come in here as somebody who came in from this address, or with this browser, before. */
export async function isFamiliar({ database, clock, address, device }: PlaceScope, email: string): Promise<boolean> {
  const { rows } = await database.control.query<{ known: boolean }>(
    sql`select exists (
       select from control.login_identity i join control.familiar_place p on p.identity_id = i.id
        where i.email = ${email} and p.last_at > ${clock.now()}::timestamptz - make_interval(days => ${lastsDays})
          and ((p.kind = 'ADDRESS' and p.digest = ${digestOf(throttledAddress(address))}) or (p.kind = 'DEVICE'
            and p.digest = ${digestOf(device)}))) as known`,
  );
  return rows[0]!.known;
}

/** Somebody proved who they are from here: address and browser are theirs for ninety days. */
export async function rememberPlace(scope: LastingPlaceScope, identityId: string): Promise<void> {
  // A value that somebody else put into this browser is not theirs to have become familiar by it.
  const device = (await isOwnDevice(scope, identityId)) ? scope.device : newToken().token;
  await scope.database.control.query(
    sql`insert into control.familiar_place (identity_id, kind, digest, last_at) values (${identityId}, 'ADDRESS',
      ${digestOf(throttledAddress(scope.address))}, ${scope.clock.now()}), (${identityId}, 'DEVICE',
      ${digestOf(device)}, ${scope.clock.now()})
     on conflict (identity_id, kind, digest) do update set last_at = excluded.last_at`,
  );
  await scope.database.control.query(
    sql`delete from control.familiar_place
      where identity_id = ${identityId} and last_at <= ${scope.clock.now()}::timestamptz - make_interval(days
      => ${lastsDays})`,
  );
  scope.setCookie(
    stringifySetCookie(deviceCookieName, device, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      secure: scope.secure,
      maxAge: lastsDays * 86_400,
    }),
  );
}

/** Whether this person was given what the browser shows as its own. */
async function isOwnDevice({ database, device }: PlaceScope, identityId: string): Promise<boolean> {
  if (!device) return false;
  const { rows } = await database.control.query(
    sql`select from control.familiar_place where identity_id = ${identityId} and kind = 'DEVICE'
      and digest = ${digestOf(device)}`,
  );
  return rows.length > 0;
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

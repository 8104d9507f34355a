import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { sql } from "#tenancy/sql.ts";

type ChallengeScope = Pick<RequestScope, "database" | "clock">;
export type ChallengePurpose = "ENROL" | "SIGN_IN";

const lasts = 5 * 60_000;

export async function keepChallenge(
  { database, clock }: ChallengeScope,
  challenge: string,
  purpose: ChallengePurpose,
  identityId: string | null,
): Promise<void> {
  const now = clock.now();
  await database.control.query(
    sql`with lapsed as (delete from control.passkey_challenge where expires_at <= ${now})
     insert into control.passkey_challenge (challenge, purpose, identity_id, expires_at)
       values (${challenge}, ${purpose}, ${identityId}, ${new Date(now.getTime() + lasts)})`,
  );
}

/** True once for a challenge of ours; the same answer sent again finds it gone. */
export async function spendChallenge(
  { database, clock }: ChallengeScope,
  challenge: string,
  purpose: ChallengePurpose,
  identityId: string | null,
): Promise<boolean> {
  const { rowCount } = await database.control.query(
    sql`delete from control.passkey_challenge where challenge = ${challenge} and purpose = ${purpose} and identity_id
      is not distinct from ${identityId} and expires_at > ${clock.now()}`,
  );
  return rowCount === 1;
}

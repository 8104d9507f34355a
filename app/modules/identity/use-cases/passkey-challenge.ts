import type { RequestScope } from "#app/platform/http/request-scope.ts";

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
    `with lapsed as (delete from control.passkey_challenge where expires_at <= $4)
     insert into control.passkey_challenge (challenge, purpose, identity_id, expires_at) values ($1, $2, $3, $5)`,
    [challenge, purpose, identityId, now, new Date(now.getTime() + lasts)],
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
    "delete from control.passkey_challenge where challenge = $1 and purpose = $2 and identity_id is not distinct from $3 and expires_at > $4",
    [challenge, purpose, identityId, clock.now()],
  );
  return rowCount === 1;
}

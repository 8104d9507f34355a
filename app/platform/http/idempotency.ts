import { createHash } from "node:crypto";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { sql } from "#tenancy/sql.ts";

export type RememberedAnswer = {
  status: number;
  body: unknown;
  /** It is the answer of the first time. */
  replayed?: boolean;
};

/**
 * Does the work once for a key of the caller's choice: asked again with the same request, the answer
 * of the first time is given, and nothing happens twice. The same key for another request is refused.
 */
export async function onceForKey(
  context: Context,
  key: string,
  request: { method: string; path: string; input: unknown },
  work: () => Promise<RememberedAnswer>,
): Promise<RememberedAnswer> {
  const hash = createHash("sha256").update(JSON.stringify(request)).digest("hex");
  // Two calls at once: the second waits here until the first has committed, then finds its answer.
  await lockNamed(context, `${context.actor.employeeId}:${key}`);
  const [known] = await context.rows<{ request_hash: string; status: number; response: unknown }>(
    sql`select request_hash, status, response from {idempotency_key} where actor_id = ${context.actor.employeeId} and
      key = ${key}`,
  );
  if (known && known.request_hash !== hash)
    throw conflict("platform.key-reused", "This idempotency key was used for another request.");
  if (known) return { status: known.status, body: known.response, replayed: true };
  const answer = await work();
  await context.rows(
    sql`insert into {idempotency_key} (actor_id, key, request_hash, status, response, created_at)
      values (${context.actor.employeeId}, ${key}, ${hash}, ${answer.status}, ${JSON.stringify(answer.body)}::jsonb,
      ${context.clock.now()})`,
  );
  return answer;
}

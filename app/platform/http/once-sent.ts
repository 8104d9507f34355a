import { createHash } from "node:crypto";
import { firstRow, type Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { sql } from "#tenancy/sql.ts";

/** Within this time the same form by the same person is one that was sent twice: a double click before any script. */
const repeatSeconds = 20;
/** No header can say a line break: it is no key of a program's. */
const prefix = "sent\n";

export type Sent<Made> = {
  /** What the form asks for, as `goals.add-key-result`. */
  act: string;
  /** All that was sent. */
  input: unknown;
  /** Whether what was made the first time is there: who has deleted it and asks again means another. */
  stands: (made: Made) => Promise<boolean>;
};

/**
 * Makes what a form asks for, and what the same form has just made where it is sent again. Two at once: the second waits
 * until the first has committed. Programs say with an idempotency key what they mean.
 */
export async function onceSent<Made extends object>(
  context: Context,
  { act, input, stands }: Sent<Made>,
  make: () => Promise<Made>,
): Promise<Made> {
  const me = context.actor.employeeId;
  const hash = createHash("sha256")
    .update(JSON.stringify([act, input]))
    .digest("hex");
  const key = prefix + hash;
  await lockNamed(context, `${me}:${key}`);
  const since = new Date(context.clock.now().getTime() - repeatSeconds * 1000);
  const first = await firstRow<{ made: Made }>(
    context,
    sql`select response as made from {idempotency_key} where actor_id = ${me} and key = ${key} and created_at > ${since}`,
  );
  if (first && (await stands(first.made))) return first.made;
  const made = await make();
  await remember(context, { key, hash, made, since });
  return made;
}

/** Kept for as long as it may be sent again; what is older goes when its sender comes by. */
async function remember(
  context: Context,
  { key, hash, made, since }: { key: string; hash: string; made: object; since: Date },
): Promise<void> {
  const me = context.actor.employeeId;
  await context.rows(
    sql`delete from {idempotency_key} where actor_id = ${me} and starts_with(key, ${prefix})
      and created_at <= ${since} and key <> ${key}`,
  );
  await context.rows(
    sql`insert into {idempotency_key} (actor_id, key, request_hash, status, response, created_at)
      values (${me}, ${key}, ${hash}, 200, ${JSON.stringify(made)}::jsonb, ${context.clock.now()})
      on conflict (actor_id, key) do update set response = excluded.response, created_at = excluded.created_at`,
  );
}

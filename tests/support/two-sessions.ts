import { setImmediate as turn } from "node:timers/promises";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Company, World } from "./world.ts";
import { sql } from "#tenancy/sql.ts";

/** Does its work and calls `beforeCommit` when nothing is left but to commit. */
export type Session<Result> = (beforeCommit: () => Promise<void>) => Promise<Result>;

/** A session in which this person does their work. */
export function sessionOf(
  company: Company,
  by: string,
  work: (context: Context) => Promise<unknown>,
): Session<unknown> {
  return (beforeCommit) =>
    company.as(by, async (context) => {
      await work(context);
      await beforeCommit();
    });
}

export type Ended = "DONE" | string;

/** Every order in which two sessions can do their work (large letter) and commit (small letter). */
export const orders = ["AaBb", "ABab", "ABba", "BAab", "BAba", "BbAa"] as const;

/**
 * Runs two sessions in one of these orders, and says how each ended: done, or the code it was refused with. A session that
 * waits for the other's lock is left waiting until the other has committed, as in life. Any other failure is thrown.
 */
export async function inOrder(
  world: World,
  order: (typeof orders)[number],
  first: Session<unknown>,
  second: Session<unknown>,
): Promise<[Ended, Ended]> {
  const sessions = { A: begin(first), B: begin(second) };
  for (const step of order) {
    const session = sessions[step.toUpperCase() as "A" | "B"];
    if (step === step.toUpperCase()) {
      session.start();
      await until(world, () => session.settled() || session.ready());
    } else {
      session.commit();
      await until(world, () => session.settled());
    }
  }
  return [await sessions.A.ended(), await sessions.B.ended()];
}

function begin(session: Session<unknown>) {
  const gate = Promise.withResolvers<void>();
  let state: "NEW" | "WORKING" | "READY" | "SETTLED" = "NEW";
  let running: Promise<Ended> | undefined;
  const beforeCommit = () => {
    state = "READY";
    return gate.promise;
  };
  return {
    start: () => {
      state = "WORKING";
      running = session(beforeCommit)
        .then((): Ended => "DONE", endedBy)
        .finally(() => (state = "SETTLED"));
      running.catch(() => undefined);
    },
    commit: () => gate.resolve(),
    ready: () => state === "READY",
    settled: () => state === "SETTLED",
    ended: () => running!,
  };
}

/** A refusal in words for people is an end; a deadlock or a constraint that speaks for itself is a fault. */
function endedBy(error: unknown): Ended {
  if (error instanceof AppError) return error.code;
  throw error;
}

/** Goes on once it is so, or once some session waits for a lock. */
async function until(world: World, so: () => boolean): Promise<void> {
  while (!so()) {
    const { rows } = await world.application.database.control.query<{ waits: boolean }>(
      sql`select exists (select from pg_locks l join pg_stat_activity a using (pid) where a.datname = current_database()
        and not l.granted) as waits`,
    );
    if (rows[0]!.waits) return;
    await turn();
  }
}

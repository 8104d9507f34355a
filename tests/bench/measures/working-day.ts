import { setTimeout as wait } from "node:timers/promises";
import { contextOf } from "#app/composition/application.ts";
import { createPost } from "#app/modules/feed/use-cases/create-post.ts";
import { createPostInput } from "#app/modules/feed/use-cases/post-input.ts";
import { checkIn } from "#app/modules/goals/use-cases/check-in.ts";
import type { Context } from "#app/platform/context/context.ts";
import { sql } from "#tenancy/sql.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { show, type Finding, type Measure } from "../measure.ts";
import { ask, askEvenly, type Target } from "../pages-under-load.ts";
import { signInPeople, type SignedInPerson } from "../people-signed-in.ts";
import { median, spread } from "../statistics.ts";
import type { Surroundings } from "../surroundings.ts";

/** What people open most who are no admins. */
const pages = [
  "/app",
  "/app/my-data/people",
  "/app/my-data/goal/my-goals",
  "/app/my-data/oneOnOne/my-one-on-one",
  "/app/my-data/feed",
];
const users = 50;
/** Milliseconds between two changes. */
const pause = 500;

/** Fifty people, each their own pages, while goals are checked in on and the feed is written to. */
export const workingDay: Measure = {
  id: "P26",
  about: "fifty people, each with their own pages, while somebody changes a goal or the feed twice a second",
  fills: true,
  run: async (surroundings) => {
    const people = await signInPeople(surroundings, users);
    return surroundings.withEveryCore(async ({ served }) => {
      const target = { url: served.url, pages, people: people.map(({ cookie }) => ({ cookie })) };
      const writing = new AbortController();
      const [found] = await Promise.all([
        findings(target, surroundings.rounds).finally(() => writing.abort()),
        writeMeanwhile(surroundings, people, writing.signal),
      ]);
      return found;
    });
  },
};

async function findings(target: Target, rounds: number): Promise<Finding[]> {
  // Each connection plans what it is asked first; that is done before anything is measured.
  await askEvenly(target);
  const [calm, most] = [[], []] as number[][] as [number[], number[]];
  for (let round = 0; round < rounds; round += 1) {
    const [{ p99, wrong }, peak] = [await askEvenly(target), await ask(target, { connections: users })];
    if (wrong + peak.wrong > 0) throw new Error(`${wrong + peak.wrong} pages were answered with a fault.`);
    calm.push(p99);
    most.push(peak.answered);
  }
  const [waited, served] = [median(calm), median(most)];
  return [
    {
      ...{ id: "P26", what: "working day: 99 of 100 wait at 20 a second", goal: "≤ 300 ms", value: waited, limit: 300 },
      ...{ unit: "ms", ours: `${show(waited)} ms`, baseline: "", spread: spread(calm) },
    },
    // What is held against the limit has to be small: how often 300 a second is what is served.
    {
      ...{
        id: "P26",
        what: "working day: 300 a second against those served",
        goal: "≤ 1×",
        value: 300 / served,
        limit: 1,
      },
      ...{ unit: "×", ours: `${show(served)}/s`, baseline: "", spread: spread(most) },
    },
  ];
}

/** A check-in and a post in turn, each by another of the people, until it is ended. */
async function writeMeanwhile(
  { application, company, adminId }: Surroundings,
  people: readonly SignedInPerson[],
  ended: AbortSignal,
): Promise<void> {
  const as = <Result>(employeeId: string, work: (context: Context) => Promise<Result>) =>
    inUnitOfWork(application.database, company, {}, async (unit) =>
      work(await contextOf(application, unit, employeeId)),
    );
  const goals = await as(adminId, (context) =>
    context.rows<{ goalId: string; ownerId: string }>(
      sql`select distinct on (o.employee_id) g.id as "goalId", o.employee_id as "ownerId"
        from {goal} g join {goal_owner} o on o.goal_id = g.id and o.owner_type = 'OWNER'
        where o.employee_id = any(${people.map(({ id }) => id)}::uuid[]) and g.deleted_at is null and g.archived_at is null
          and g.closure_status is null and g.progress_type = 'MANUAL' order by o.employee_id, g.id`,
    ),
  );
  for (let turn = 0; !ended.aborted; turn += 1) {
    const { goalId, ownerId } = goals[turn % goals.length]!;
    const comment = `Change ${turn}`;
    if (turn % 2 === 0) await as(ownerId, (context) => checkIn(context, { goalId, level: "ON_TRACK", comment }));
    else {
      const post = createPostInput.parse({ body: comment, kind: "POST", audience: "ORGANIZATION" });
      await as(ownerId, (context) => createPost(context, post));
    }
    await wait(pause, undefined, { signal: ended }).catch(() => undefined);
  }
}

import { randomUUID } from "node:crypto";
import { jobHandlers } from "#app/composition/worker/job-handlers.ts";
import { seatInUnits } from "#app/modules/access/testing/org-units.ts";
import { registerLoginIdentity } from "#app/modules/identity/index.ts";
import { addMetric, addMetricInput } from "#app/modules/metrics/use-cases/add-metric.ts";
import { createObjective, createObjectiveInput } from "#app/modules/goals/use-cases/create-objective.ts";
import { addTag, addTagInput } from "#app/modules/tags/use-cases/add-tag.ts";
import { castDevelopment, type DevelopCast } from "./develop-cast.ts";
import { castNotes, type DisciplinaryCast } from "./disciplinary-cast.ts";
import { castEngagement, type EngagementCast } from "./engagement-cast.ts";
import { castFeedback, type FeedbackCast } from "./feedback-cast.ts";
import { InitiativeWorld } from "#app/modules/initiatives/testing/initiative-world.ts";
import { OneOnOneWorld } from "#app/modules/one-on-ones/testing/one-on-one-world.ts";
import { castLifecycle, type LifecycleCast } from "./lifecycle-cast.ts";
import { castPoints, type PointsCast } from "./points-cast.ts";
import { castReviews, type ReviewCast } from "./review-cast.ts";
import { recordLeaving, recordLeavingInput } from "#app/modules/people/use-cases/record-leaving.ts";
import { adminKinds } from "#app/platform/context/actor.ts";
import { newToken } from "#app/platform/secrets/token.ts";
import { localDate } from "#app/platform/time/clock.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";

/** Who knocks. */
export const actors = [
  "anonymous",
  "other company",
  "individual",
  "manager",
  "manager of managers",
  "goal admin",
  "custom admin",
  "platform admin",
  "deactivated",
  "former member",
] as const;
export type Actor = (typeof actors)[number];

/** Whose record is asked for, seen from the individual: their own, one of their manager's team, a stranger's, another company's, none. */
export const records = ["own", "team", "foreign", "other company", "missing"] as const;
export type RecordKind = (typeof records)[number];

export const bystanders = ["stranger", "admin elsewhere"] as const;
export type Bystander = (typeof bystanders)[number];

/** Stands in every text of the other company: wherever it turns up here, a wall has a hole. */
export const canary = "CANARY-7f3a9";

const people: Record<Exclude<Actor, "anonymous" | "other company">, string> = {
  individual: "ina",
  manager: "mia",
  "manager of managers": "sam",
  "goal admin": "gwen",
  "custom admin": "cuno",
  "platform admin": "pam",
  deactivated: "dora",
  "former member": "fred",
};

export type Cast = {
  world: World;
  acme: Company;
  globex: Company;
  cookies: Record<Actor, string>;
  /** Two who have nothing to do with any record: one of them holds every kind of admin for an org unit that nobody else is in. */
  bystanders: Record<Bystander, string>;
  employeeIds: Record<RecordKind, string>;
  /** Owned by the same people; the stranger's is private. */
  goalIds: Record<RecordKind, string>;
  /** Owned and written down by the same people; the stranger's is private. */
  taskIds: Record<RecordKind, string>;
  feedback: FeedbackCast;
  development: DevelopCast;
  /** Between the same people and who leads them. */
  meetingIds: Record<RecordKind, { seriesId: string; meetingId: string; pointId: string }>;
  /** In each company a cycle that runs; forms of the individual about the same people. */
  reviews: ReviewCast;
  engagement: EngagementCast;
  points: PointsCast;
  lifecycle: LifecycleCast;
  notes: DisciplinaryCast;
  /** Brings deleted and completed tasks back, and what stood in 1:1s. */
  restoreTasks(): Promise<void>;
  /** Brings deleted and closed goals back, after an act that takes them away. */
  restoreGoals(): Promise<void>;
  /** Signs somebody in again, after an act that ends sessions. */
  renew(actor: Actor): Promise<void>;
};

/** Two companies, everybody signed in. The database behind it is the test file's own. */
export async function createCast(): Promise<Cast> {
  const world = await createWorld({ now: new Date().toISOString() });
  await world.application.jobs.prepare(jobHandlers(world.application).map((handler) => handler.job));
  const acme = (await world.company("acme"))
    .employee("sam")
    .employee("mia")
    .reportsTo("sam")
    .team("mia", "ina", "tom")
    .team("sam", "fay", "gwen")
    .admin("GOAL_ADMIN")
    .employee("cuno")
    .reportsTo("sam")
    .admin("CUSTOM_ADMIN")
    .employee("pam")
    .reportsTo("sam")
    .admin("PLATFORM_ADMIN")
    .employee("dora")
    .reportsTo("sam")
    .employee("fred")
    .reportsTo("sam")
    .admin("PLATFORM_ADMIN")
    .employees("stan", "skye");
  await acme.build();
  await administerElsewhere(acme, "skye");
  const globex = (await world.company("globex"))
    .employee(canary)
    .employee("spy")
    .reportsTo(canary)
    .admin("PLATFORM_ADMIN", "GOAL_ADMIN");
  await globex.build();
  const goal = (company: Company, owner: string, visibility: "GLOBAL" | "PRIVATE") =>
    company.as(company === acme ? "gwen" : "spy", (context) =>
      createObjective(
        context,
        createObjectiveInput.parse({
          title: `${company === globex ? canary : "Goal"} of ${owner}`,
          timeFrame: "2026-Q4",
          level: "COMPANY",
          ownerId: company.id(owner),
          visibility,
        }),
      ),
    );
  const [own, team, foreign, other] = [
    await goal(acme, "ina", "GLOBAL"),
    await goal(acme, "tom", "GLOBAL"),
    await goal(acme, "fay", "PRIVATE"),
    await goal(globex, "spy", "GLOBAL"),
  ];
  await globex.as("spy", (context) =>
    addMetric(context, addMetricInput.parse({ name: `${canary} metric`, measureType: "COUNT" })),
  );
  await globex.as("spy", (context) => addTag(context, addTagInput.parse({ kind: "GOAL", name: `${canary} tag` })));
  const task = (company: Company, owner: string, visibility: "GLOBAL" | "PRIVATE") =>
    new InitiativeWorld(company).task(owner, {
      text: `${company === globex ? canary : "Task"} of ${owner}`,
      visibility,
    });
  for (const company of [acme, globex]) await new InitiativeWorld(company).open();
  const taskIds = {
    own: await task(acme, "ina", "GLOBAL"),
    team: await task(acme, "tom", "GLOBAL"),
    foreign: await task(acme, "fay", "PRIVATE"),
    "other company": await task(globex, "spy", "GLOBAL"),
    missing: randomUUID(),
  };
  const feedback = await castFeedback(acme, globex, canary);
  const development = await castDevelopment(acme, globex, canary);
  const meeting = async (company: Company, by: string, partner: string) => {
    const meetings = await new OneOnOneWorld(company).open();
    const ids = await meetings.schedule(by, partner, { start: "2098-01-05T10:00", everyWeeks: 0 });
    return {
      ...ids,
      pointId: await meetings.point(by, ids.meetingId, `${company === globex ? canary : "Point"} of ${by}`),
    };
  };
  const meetingIds = {
    own: await meeting(acme, "mia", "ina"),
    team: await meeting(acme, "mia", "tom"),
    foreign: await meeting(acme, "sam", "fay"),
    "other company": await meeting(globex, "spy", canary),
    missing: { seriesId: randomUUID(), meetingId: randomUUID(), pointId: randomUUID() },
  };
  const reviews = await castReviews(acme, globex, canary);
  const engagement = await castEngagement(acme, globex, canary);
  const points = await castPoints(acme, globex, canary);
  const lifecycle = await castLifecycle(acme, globex, canary);
  const notes = await castNotes(acme, globex, canary);
  for (const company of [acme, globex]) await company.switchOn("COMPENSATION");
  const cookies = { anonymous: "", "other company": await signIn(world, globex, "spy") } as Record<Actor, string>;
  for (const [actor, name] of Object.entries(people)) cookies[actor as Actor] = await signIn(world, acme, name);
  // His last day was three days ago; his session, and what he administered, are what they were.
  const lastDay = localDate(new Date(world.clock.now().getTime() - 3 * 86_400_000), "Europe/Berlin");
  await acme.as("pam", (context) =>
    recordLeaving(context, recordLeavingInput.parse({ employeeId: acme.id("fred"), lastDay })),
  );
  await world.application.database.control.query(
    sql`update control.membership set status = 'DEACTIVATED' where employee_id = ${acme.id("dora")}`,
  );
  return {
    world,
    acme,
    globex,
    cookies,
    bystanders: {
      stranger: await signIn(world, acme, "stan"),
      "admin elsewhere": await signIn(world, acme, "skye"),
    },
    renew: async (actor) => {
      if (actor === "anonymous") return;
      cookies[actor] =
        actor === "other company"
          ? await newSession(world, globex, "spy")
          : await newSession(world, acme, people[actor]);
    },
    goalIds: {
      own: own.goalId,
      team: team.goalId,
      foreign: foreign.goalId,
      "other company": other.goalId,
      missing: randomUUID(),
    },
    taskIds,
    feedback,
    development,
    meetingIds,
    reviews,
    engagement,
    points,
    lifecycle,
    notes,
    restoreTasks: async () => {
      const points = sql`update {one_on_one_point} set deleted_at = null, done_in = null, done_by = null, done_at = null`;
      const states = sql`update {one_on_one_meeting} set status = 'NOT_STARTED', status_before = null`;
      for (const company of [acme, globex])
        await company.asProduct(async (context) => {
          await context.rows(points);
          await context.rows(states);
        });
      const restore = sql`update {initiative} set deleted_at = null, completed_on = null, completed_at = null,
        completed_by = null`;
      for (const company of [acme, globex]) await company.asProduct((context) => context.rows(restore));
    },
    restoreGoals: async () => {
      const restore = sql`update {goal} set deleted_at = null, progress_level = 'ON_TRACK', closure_status = null,
        level_before_closing = null, closed_at = null`;
      for (const company of [acme, globex]) await company.asProduct((context) => context.rows(restore));
    },
    employeeIds: {
      own: acme.id("ina"),
      team: acme.id("tom"),
      foreign: acme.id("fay"),
      "other company": globex.id(canary),
      missing: randomUUID(),
    },
  };
}

/** Every kind of admin that may be held for a part, for an org unit of their own. */
async function administerElsewhere(company: Company, name: string): Promise<void> {
  const { Elsewhere } = await seatInUnits(company, [
    { name: "Elsewhere", people: [name] },
    { name: "Aside", people: ["stan"] },
  ]);
  const kinds = adminKinds.filter((kind) => kind !== "PLATFORM_ADMIN");
  await company.asProduct((context) =>
    context.rows(
      sql`insert into {scoped_admin_access} (employee_id, kind, org_unit_id, granted_at)
        select ${company.id(name)}::uuid, kind, ${Elsewhere}::uuid, now() from unnest(${kinds}::text[]) as kind`,
    ),
  );
}

/** A session as signing in leaves one, without the form. */
export async function signIn(world: World, company: Company, name: string): Promise<string> {
  await registerLoginIdentity(world.application, [
    {
      email: `${name}@${company.tenant.slug}.test`,
      tenantId: company.tenant.id,
      employeeId: company.id(name),
      passwordHash: null,
    },
  ]);
  return newSession(world, company, name);
}

async function newSession(world: World, company: Company, name: string): Promise<string> {
  const { token, hash } = newToken();
  await world.application.database.control.query(
    sql`insert into control.session (token_hash, id, identity_id, tenant_id, employee_id, created_at, last_seen_at, expires_at)
     select ${hash}, ${randomUUID()}, identity_id, tenant_id, employee_id, now(), now(), now() + interval '1 day'
       from control.membership where tenant_id = ${company.tenant.id} and employee_id = ${company.id(name)}`,
  );
  return `cairn_session=${token}`;
}

import { changeAssignment, demoAdmin, demoPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { Seed, SeededCompany } from "#app/platform/contributions/seed.ts";
import { attachFiles, type Attached } from "#app/platform/files/attachments/attachments.ts";
import { issueDocument, settleDocument } from "#app/platform/signatures/signed-documents.ts";
import { addDays } from "#app/platform/time/days.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import { sql } from "#tenancy/sql.ts";
import type { RegisterChange } from "../data/register-changes.ts";
import { paperKind } from "../data/step-papers.ts";
import type { Moment } from "../domain/moments.ts";
import { stepDocument } from "../queries/step-document.ts";
import { openWith } from "../queries/open-with.ts";
import { storeSamples } from "../use-cases/add-samples.ts";
import { storeJourney } from "../use-cases/begin-journey.ts";

type Planned = { person: PlannedPerson; moment: Moment; onDay: string; sample: string; changes: RegisterChange[] };

const mostJoiners = 24;
const mostMovers = 10;

/** Switches the module on: templates, joiners and movers of the last months, somebody who leaves and somebody away soon. */
async function seedLifecycle(context: Context, company: SeededCompany, people: readonly PlannedPerson[]) {
  const { today } = company;
  await context.rows(
    sql`update {organization} set enabled_features = array_append(enabled_features, 'LIFECYCLE')
      where not 'LIFECYCLE' = any(enabled_features)`,
  );
  const random = seededRandom(`lifecycle:${company.seed}`);
  const admin = demoAdmin(people);
  const asAdmin = { ...context, actor: { ...context.actor, employeeId: admin.id } };
  const templates = await storeSamples(asAdmin);
  const buddy = people.find(({ email }) => email.startsWith("employee@")) ?? admin;
  const planned = [...joiners(people, today), ...movers(people, today), ...goingAway(people, today)];
  for (const { person, moment, onDay, sample, changes } of planned) {
    const away = moment === "EXIT" || moment === "LEAVE";
    for (const { kind, from, value } of away ? changes : [])
      await changeAssignment(context, { employeeId: person.id, kind, from, value, future: "REPLACE" });
    const journeyId = await storeJourney(asAdmin, {
      ...{ employeeId: person.id, moment, onDay, templateId: templates.get(sample), changes, told: true, reason: "" },
      buddyId: moment === "HIRE" && person.id !== buddy.id ? buddy.id : undefined,
      hands: moment === "EXIT" && person.managerId ? await handsTo(asAdmin, person.id, person.managerId) : [],
    });
    await closeDue(context, journeyId, today, random);
    await putPapers(context, journeyId);
  }
}

const signIns = ["admin@", "manager@", "skip@", "employee@"];
const isSignIn = ({ email }: PlannedPerson) => signIns.some((one) => email.startsWith(one));

function joiners(people: readonly PlannedPerson[], today: string): Planned[] {
  return people
    .filter(({ joinedOn }) => joinedOn > addDays(today, -110) && joinedOn <= today)
    .slice(0, mostJoiners)
    .map((person) => ({ person, moment: "HIRE", onDay: person.joinedOn, sample: "hire", changes: [] }));
}

function movers(people: readonly PlannedPerson[], today: string): Planned[] {
  return people
    .filter(({ movedOn }) => movedOn !== null && movedOn > addDays(today, -120) && movedOn <= today)
    .slice(0, mostMovers)
    .map((person) => ({
      ...{ person, moment: "MOVE", onDay: person.movedOn!, sample: "transfer" },
      changes: [
        {
          ...{ employeeId: person.id, kind: "REPORTING_LINE", from: person.movedOn! },
          ...{ value: person.managerId, former: person.formerManagerId },
        },
      ],
    }));
}

/** Two whom nobody reports to: one leaves in three weeks, one is away from next month on. */
function goingAway(people: readonly PlannedPerson[], today: string): Planned[] {
  const lead = new Set(people.map(({ managerId }) => managerId));
  const [leaver, parent] = people.filter(
    (person) => !lead.has(person.id) && !isSignIn(person) && person.joinedOn < addDays(today, -200),
  );
  const changed = (person: PlannedPerson, from: string, value: string): RegisterChange[] => [
    { employeeId: person.id, kind: "STATUS", from, value, former: "ACTIVE" },
  ];
  const [lastDay, awayFrom] = [addDays(today, 18), addDays(today, 30)];
  const exit = leaver && { person: leaver, moment: "EXIT" as const, onDay: lastDay, sample: "leaving" };
  const leave = parent && { person: parent, moment: "LEAVE" as const, onDay: awayFrom, sample: "parental" };
  return [
    ...(exit ? [{ ...exit, changes: changed(exit.person, addDays(lastDay, 1), "LEFT") }] : []),
    ...(leave ? [{ ...leave, changes: changed(leave.person, awayFrom, "ON_LEAVE") }] : []),
  ];
}

async function handsTo(context: Context, employeeId: string, toId: string) {
  return (await openWith(context, employeeId)).flatMap(({ hands: { kind }, ids }) =>
    ids.map((id) => ({ kind, id, toId })),
  );
}

/** Nearly all of what is long due was done on its day; a few steps are late by some days. */
async function closeDue(context: Context, journeyId: string, today: string, random: SeededRandom): Promise<void> {
  const steps = await context.rows<{ id: string; dueOn: string }>(
    sql`select s.id, s.due_on::text as "dueOn" from {lifecycle_step} s
      where s.journey_id = ${journeyId} order by s.due_on, s.position`,
  );
  const done = steps.filter(({ dueOn }) => dueOn < addDays(today, -12) || (dueOn < today && random.chance(0.8)));
  for (const { id, dueOn } of done)
    await context.rows(
      sql`update {lifecycle_step} set state = 'DONE', closed_at = ${`${dueOn}T15:00:00Z`}, closed_by = assignee_id
        where id = ${id}`,
    );
  const late = steps.filter((step) => step.dueOn < today && !done.includes(step)).map(({ id }) => id);
  await context.rows(sql`update {lifecycle_step} set reminded_on = ${today} where id = any(${late}::uuid[])`);
  const over = done.length === steps.length;
  await context.rows(
    sql`update {lifecycle_journey} set moved_at = case when on_day < ${today}::date then ${context.clock.now()}::timestamptz end,
        state = ${over ? "DONE" : "RUNNING"}, ended_at = ${over ? `${done.at(-1)?.dueOn ?? today}T15:00:00Z` : null}
      where id = ${journeyId}`,
  );
}

/** What was handed in and signed on steps that are done. */
async function putPapers(context: Context, journeyId: string): Promise<void> {
  type Closed = { id: string; kind: string; title: string; details: string; closedAt: Date; by: string; name: string };
  const closed = await context.rows<Closed>(
    sql`select s.id, s.kind, s.title, s.details, s.closed_at as "closedAt", e.id as "by", e.display_name as name
      from {lifecycle_step} s join {employee} e on e.id = s.closed_by
      where s.journey_id = ${journeyId} and s.state = 'DONE' and s.kind in ('FILE', 'SIGN')`,
  );
  for (const { id, kind, by, name, closedAt, ...step } of closed) {
    const asThem = { ...context, clock: { now: () => closedAt }, actor: { ...context.actor, employeeId: by, name } };
    const on = { about: paperKind, record: id };
    if (kind === "SIGN") await signed(asThem, on, step);
    else await attachFiles(asThem, on, [new File([step.title], "payroll.txt")], { takes: "anything", field: "files" });
  }
}

async function signed(context: Context, on: Attached, step: { title: string; details: string }): Promise<void> {
  const { employeeId, name } = context.actor;
  const content = stepDocument(context, step);
  const { documentId, digest } = await issueDocument(context, {
    ...{ ...on, signerId: employeeId, asks: "SIGNATURE", content },
  });
  await settleDocument(context, { documentId, digest, outcome: "SIGNED", typedName: name });
}

export const lifecycleSeed: Seed = {
  after: ["people", "goals", "initiatives"],
  run: (context, company) => seedLifecycle(context, company, demoPeople.of(company)),
};

import {
  addEmployeeInput,
  addEmployeeQuietly,
  changeAssignment,
  demoAdmin,
  demoPeople,
  seedPortraits,
  type PlannedPerson,
} from "#app/modules/people/index.ts";
import { askedBy, type Question } from "#app/modules/questionnaires/domain.ts";
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
import type { Translations } from "../domain/step-texts.ts";
import { stepDocument } from "../queries/step-document.ts";
import { openWith } from "../queries/open-with.ts";
import { formerPeople } from "./former-people.ts";
import { storeSamples } from "../use-cases/add-samples.ts";
import { storeJourney } from "../use-cases/begin-journey.ts";

type Planned = {
  person: PlannedPerson;
  moment: Moment;
  onDay: string;
  sample: string;
  changes: RegisterChange[];
  reason?: string;
};

const mostJoiners = 40;
const mostMovers = 10;

/**
 * Switches the module on: templates, joiners and movers of the last months, and somebody at each stage ahead: about to join,
 * to move, to be away, to come back, and to leave; and two who left.
 */
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
  const planned = [
    ...joiners(people, today),
    ...movers(people, today),
    ...(await aboutToJoin(asAdmin, people, company)),
    ...ahead(people, today),
    ...(await formerPeople(asAdmin, people, company)),
  ];
  for (const { person, moment, onDay, sample, changes, reason = "" } of planned) {
    // What was so before the company was made stands in the register already.
    for (const { kind, from, value } of moment === "HIRE" || onDay <= today ? [] : changes)
      await changeAssignment(context, { employeeId: person.id, kind, from, value, future: "REPLACE" });
    const journeyId = await storeJourney(asAdmin, {
      ...{ employeeId: person.id, moment, onDay, templateId: templates.get(sample), changes, told: true, reason },
      buddyId: moment === "HIRE" && person.id !== buddy.id ? buddy.id : undefined,
      hands:
        moment === "EXIT" && onDay > today && person.managerId
          ? await handsTo(asAdmin, person.id, person.managerId)
          : [],
    });
    await closeDue(context, journeyId, today, random);
    await putPapers(context, journeyId);
    await putAnswers(context, journeyId, random);
  }
}

const signIns = ["admin@", "manager@", "skip@", "employee@"];
const isSignIn = ({ email }: PlannedPerson) => signIns.some((one) => email.startsWith(one));

function joiners(people: readonly PlannedPerson[], today: string): Planned[] {
  return people
    .filter(({ joinedOn }) => joinedOn > addDays(today, -360) && joinedOn <= today)
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

/** Somebody whose first day is in twelve days: in the register already, without an account. */
async function aboutToJoin(
  context: Context,
  people: readonly PlannedPerson[],
  { today, domain, seed }: SeededCompany,
): Promise<Planned[]> {
  const manager = people.find(({ email }) => email.startsWith("manager@"));
  const colleague = people.find(({ managerId }) => managerId !== null && managerId === manager?.id);
  if (!manager || !colleague) return [];
  const onDay = addDays(today, 12);
  const { employeeId } = await addEmployeeQuietly(
    context,
    addEmployeeInput.parse({
      ...{ firstName: "Noa", lastName: "Lindqvist", workEmail: `noa.lindqvist@${domain}`, joinedOn: onDay },
      ...{ personalEmail: "noa.lindqvist@example.com", managerId: manager.id },
    }),
  );
  const gender = "FEMALE" as const;
  const person = { ...colleague, id: employeeId, gender, managerId: manager.id, joinedOn: onDay };
  await seedPortraits(context, [person], `${seed}:joining`, people.length);
  return [{ person, moment: "HIRE", onDay, sample: "hire", changes: [] }];
}

/** People whom nobody reports to: one leaves in three weeks, one is away from next month on, one comes back, one moves. */
function ahead(people: readonly PlannedPerson[], today: string): Planned[] {
  const lead = new Set(people.map(({ managerId }) => managerId));
  const [leaver, parent, back, mover] = people.filter(
    (person) => !lead.has(person.id) && !isSignIn(person) && person.joinedOn < addDays(today, -200),
  );
  const status = (person: PlannedPerson, from: string, value: string, former: string): RegisterChange => ({
    ...{ employeeId: person.id, kind: "STATUS", from, value, former },
  });
  const [lastDay, awayFrom, backOn] = [addDays(today, 18), addDays(today, 30), addDays(today, 12)];
  const leaving = leaver && [status(leaver, addDays(lastDay, 1), "LEFT", "ACTIVE")];
  const away = parent && [status(parent, awayFrom, "ON_LEAVE", "ACTIVE")];
  const returning = back && [
    status(back, addDays(today, -100), "ON_LEAVE", "ACTIVE"),
    status(back, backOn, "ACTIVE", "ON_LEAVE"),
  ];
  return [
    ...(leaving
      ? [{ person: leaver, moment: "EXIT" as const, onDay: lastDay, sample: "leaving", changes: leaving }]
      : []),
    ...(away ? [{ person: parent, moment: "LEAVE" as const, onDay: awayFrom, sample: "parental", changes: away }] : []),
    ...(returning
      ? [{ person: back, moment: "RETURN" as const, onDay: backOn, sample: "back", changes: returning }]
      : []),
    ...(mover ? movesAhead(mover, people, addDays(today, 20)) : []),
  ];
}

/** To another manager of the same depth. */
function movesAhead(mover: PlannedPerson, people: readonly PlannedPerson[], onDay: string): Planned[] {
  const manager = people.find(({ id }) => id === mover.managerId);
  const other = people.find(
    ({ id, depth }) =>
      id !== manager?.id && depth === manager?.depth && people.some(({ managerId }) => managerId === id),
  );
  if (!manager || !other) return [];
  const line = {
    employeeId: mover.id,
    kind: "REPORTING_LINE" as const,
    from: onDay,
    value: other.id,
    former: manager.id,
  };
  return [{ person: mover, moment: "MOVE", onDay, sample: "transfer", changes: [line] }];
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

type SeededStep = { title: string; details: string; translations: Translations };

/** What was handed in and signed on steps that are done. */
async function putPapers(context: Context, journeyId: string): Promise<void> {
  type Closed = SeededStep & { id: string; kind: string; closedAt: Date; by: string; name: string };
  const closed = await context.rows<Closed>(
    sql`select s.id, s.kind, s.title, s.details, s.translations, s.closed_at as "closedAt", e.id as "by", e.display_name as name
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

const notes = ["The team was good to work with.", "More time for planning would have helped.", "Nothing, thank you."];

/** What was answered in forms of steps that are done. */
async function putAnswers(context: Context, journeyId: string, random: SeededRandom): Promise<void> {
  const closed = await context.rows<{ id: string; questions: Question[] }>(
    sql`select s.id, s.questions from {lifecycle_step} s
      where s.journey_id = ${journeyId} and s.state = 'DONE' and s.kind = 'FORM' order by s.position`,
  );
  for (const { id, questions } of closed) {
    const answers = Object.fromEntries(
      questions.map((question) => {
        const { choices } = askedBy(question);
        const value =
          choices.length > 0
            ? random.pick(choices).id
            : question.kind === "enps"
              ? random.integer(5, 10)
              : random.pick(notes);
        return [question.id, { value }];
      }),
    );
    await context.rows(sql`update {lifecycle_step} set answers = ${JSON.stringify(answers)}::jsonb where id = ${id}`);
  }
}

async function signed(context: Context, on: Attached, step: SeededStep): Promise<void> {
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

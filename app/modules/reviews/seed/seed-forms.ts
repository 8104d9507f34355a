import { liveSeat } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import type { CycleSettings } from "../domain/cycle-settings.ts";
import type { Element } from "../domain/elements.ts";
import type { RatedThings } from "../domain/rated.ts";
import { readCycle } from "../data/cycle-record.ts";
import { ratedOfMany } from "../queries/rated-now.ts";
import { formsOf, spanOf } from "../domain/plan-cycle.ts";
import type { Provider } from "../domain/providers.ts";
import { levelOf, type SeededPerson } from "./plan-reviews.ts";
import { reasons } from "./phrases.ts";
import { sql } from "#tenancy/sql.ts";

export type SeededForm = {
  id: string;
  revieweeId: string;
  employeeId: string;
  managerId: string | null;
  reviewerId: string;
  provider: Provider;
  opensOn: string;
  dueOn: string;
  level: number;
};

type SeedFormsInput = {
  cycleId: string;
  day: string;
  today: string;
  settings: CycleSettings;
  people: readonly SeededPerson[];
  all: readonly SeededPerson[];
  elements: ReadonlyMap<Provider, readonly Element[]>;
};

/** The people of a cycle, their forms, and whom they nominated. */
export async function seedForms(
  context: Context,
  { cycleId, day, today, settings, people, all, elements }: SeedFormsInput,
  random: SeededRandom,
): Promise<SeededForm[]> {
  const led = new Map<string, string[]>();
  for (const { id, managerId } of all) if (managerId) led.set(managerId, [...(led.get(managerId) ?? []), id]);
  const nominations: object[] = [];
  const at = `${day}T09:00:00Z`;
  const reviewees = people.map(({ id, managerId }) => ({
    id: random.id(),
    employeeId: id,
    managerId,
    level: levelOf(random),
  }));
  const forms = reviewees.flatMap(({ id: revieweeId, employeeId, managerId, level }) => {
    const planned = formsOf(settings, {
      ...{ id: employeeId, managerId, dottedLineId: null, reportIds: led.get(employeeId)?.slice(0, 8) ?? [] },
      ...{ orgUnitId: null, hasGrade: true, hasGoals: true, elsewhere: false, anchorOn: day },
    });
    const beside = (managerId ? (led.get(managerId) ?? []) : []).filter((id) => id !== employeeId).slice(0, 3);
    const peers = beside.map((reviewerId, place) => {
      const declined = place === 2 && random.chance(0.4);
      nominations.push({
        id: random.id(),
        reviewee_id: revieweeId,
        nominee_id: reviewerId,
        nominated_by: employeeId,
        status: declined ? "DECLINED" : "ACCEPTED",
        reason: declined ? random.pick(reasons) : null,
        created_at: at,
        decided_at: at,
      });
      return declined ? [] : [{ provider: "PEER" as const, reviewerId, ...spanOf(settings, "PEER", day) }];
    });
    return [...planned, ...peers.flat()].map(({ provider, reviewerId, opensOn, dueOn }) => ({
      id: random.id(),
      ...{ revieweeId, employeeId, managerId, reviewerId, provider, opensOn, dueOn, level },
    }));
  });
  if (settings.reviewers.managerApprovesPeers) nominations.push(...waitingForApproval(reviewees, all, at));
  await store(context, { cycleId, day, today, elements, reviewees, forms, nominations });
  return forms;
}

/** Some of those who report to a demo manager want one more peer, from another team. */
function waitingForApproval(
  reviewees: readonly { id: string; employeeId: string; managerId: string | null }[],
  all: readonly SeededPerson[],
  at: string,
): object[] {
  const manager = all.find(({ email }) => email.startsWith("manager@"));
  const others = all.filter(({ id, managerId }) => managerId && managerId !== manager?.id && id !== manager?.managerId);
  const random = seededRandom(`waiting:${manager?.id ?? ""}`);
  return reviewees
    .filter(({ managerId }) => manager && managerId === manager.id)
    .slice(0, 3)
    .flatMap(({ id, employeeId }, place) =>
      others.slice(place, place + (place === 0 ? 2 : 1)).map((nominee) => ({
        ...{ id: random.id(), reviewee_id: id, nominee_id: nominee.id, nominated_by: employeeId },
        ...{ status: "PROPOSED", reason: null, created_at: at, decided_at: null },
      })),
    );
}

type Stored = Pick<SeedFormsInput, "cycleId" | "day" | "today" | "elements"> & {
  reviewees: readonly { id: string; employeeId: string; managerId: string | null }[];
  forms: readonly SeededForm[];
  nominations: readonly object[];
};

async function store(
  context: Context,
  { cycleId, day, today, elements, reviewees, forms, nominations }: Stored,
): Promise<void> {
  const at = `${day}T09:00:00Z`;
  await insertRows(
    context,
    "review_cycle_form",
    "cycle_id uuid, provider text, elements jsonb",
    [...elements].map(([provider, parts]) => ({ cycle_id: cycleId, provider, elements: parts })),
  );
  const rated = await ratedThen(context, cycleId, { people: reviewees, day });
  await insertRows(
    context,
    "review_reviewee",
    "id uuid, cycle_id uuid, employee_id uuid, manager_id uuid, anchor_on date, rated jsonb, created_at timestamptz",
    reviewees.map(({ id, employeeId, managerId }) => ({
      id,
      cycle_id: cycleId,
      employee_id: employeeId,
      manager_id: managerId,
      anchor_on: day,
      rated: rated.get(employeeId),
      created_at: at,
    })),
  );
  await setOrgUnits(context, cycleId, today);
  const places = new Map<string, number>();
  await insertRows(
    context,
    "review_form",
    "id uuid, reviewee_id uuid, provider text, reviewer_id uuid, status text, opens_on date, due_on date, " +
      "forced boolean, place int, created_at timestamptz, announced_at timestamptz",
    forms.map((form) => {
      const key = `${form.revieweeId} ${form.provider}`;
      places.set(key, (places.get(key) ?? 0) + 1);
      return {
        ...{ id: form.id, reviewee_id: form.revieweeId, provider: form.provider, reviewer_id: form.reviewerId },
        ...{
          status: "NOT_STARTED",
          opens_on: form.opensOn,
          due_on: form.dueOn,
          forced: false,
          place: places.get(key),
          created_at: at,
          // Whose form is open was told of it then; the others are told when theirs open.
          announced_at: form.opensOn <= today ? at : null,
        },
      };
    }),
  );
  await insertRows(
    context,
    "review_nomination",
    "id uuid, reviewee_id uuid, nominee_id uuid, nominated_by uuid, status text, reason text, " +
      "created_at timestamptz, decided_at timestamptz",
    nominations,
  );
}

/** Results by org unit count everybody where they sit. */
async function setOrgUnits(context: Context, cycleId: string, today: string): Promise<void> {
  await context.rows(
    sql`update {review_reviewee} r set org_unit_id = a.org_unit_id from {assignment} a
      where r.cycle_id = ${cycleId} and a.employee_id = r.employee_id and ${liveSeat(today)}`,
  );
}

/** What is rated of each of them, kept as a launch keeps it. */
async function ratedThen(
  context: Context,
  cycleId: string,
  { people, day }: { people: Stored["reviewees"]; day: string },
): Promise<Map<string, RatedThings>> {
  const cycle = await readCycle(context, cycleId);
  const found: (readonly [string, RatedThings])[] = [];
  for (let from = 0; from < people.length; from += 500) {
    const employeeIds = people.slice(from, from + 500).map(({ employeeId }) => employeeId);
    found.push(...(await ratedOfMany(context, cycle, { employeeIds, anchorOn: day })));
  }
  return new Map(found);
}

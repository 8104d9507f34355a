import { allGrades, demoAdmin, demoPeople, type PlannedPerson } from "#app/modules/people/index.ts";
import { calibratableCycles, requireCycleForCalibration } from "#app/modules/reviews/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { Seed, SeededCompany } from "#app/platform/contributions/seed.ts";
import { toMinorUnits } from "#app/platform/money/money.ts";
import { addDays } from "#app/platform/time/days.ts";
import { seededRandom, type SeededRandom } from "#app/platform/time/seeded-random.ts";
import { readCycle } from "../data/cycle-record.ts";
import { keepPay, type NewPay } from "../data/pay-record.ts";
import { cycleSettingsShape, type CycleSettings } from "../domain/cycle-settings.ts";
import { planLaunch } from "../queries/plan-launch.ts";
import { storePlan } from "../use-cases/launch-cycle.ts";
import { planSome, publishSeeded } from "./plan-raises.ts";
import { sql } from "#tenancy/sql.ts";

/** Middle pay of each grade for a year in the company's currency, in thousands. */
const middles: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  EUR: { G1: 36, G2: 46, G3: 58, G4: 70, G5: 86, G6: 118, G7: 165 },
  INR: { G1: 900, G2: 1_300, G3: 1_900, G4: 2_600, G5: 3_600, G6: 5_400, G7: 8_200 },
};
/** What people elsewhere are paid in, and what one unit of it is worth in the company's currency. */
const elsewhere: Readonly<Record<string, readonly { currency: string; rate: string; factor: number }[]>> = {
  EUR: [
    { currency: "INR", rate: "0.0108", factor: 38 },
    { currency: "USD", rate: "0.92", factor: 1.2 },
  ],
  INR: [{ currency: "USD", rate: "84.5", factor: 0.016 }],
};
/** Places whose people are paid in another currency. */
const abroad: Readonly<Record<string, string>> = { Bengaluru: "INR", Boston: "USD" };

/** Switches the module on: pay of everybody, ranges, a published and an active cycle; the same for the same company. */
async function seedCompensation(context: Context, company: SeededCompany): Promise<void> {
  await context.rows(
    sql`update {organization} set enabled_features = array_append(enabled_features, 'COMPENSATION')
      where not 'COMPENSATION' = any(enabled_features)`,
  );
  const people = demoPeople.of(company).slice(0, 1_500);
  const random = seededRandom(`compensation:${company.seed}`);
  const admin = demoAdmin(people);
  const as = context.seenBy({
    ...context.actor,
    employeeId: admin.id,
    adminAccesses: ["COMPENSATION_ADMIN"],
    features: ["COMPENSATION", "REVIEW"],
  });
  await seedBands(as, company);
  await seedPay(as, company, people, random);
  await seedCycles(as, company, admin.id, random);
}

async function seedBands(context: Context, { currency, today }: SeededCompany): Promise<void> {
  const grades = await context.rows<{ id: string; name: string }>(sql`select g.id, g.name from ${allGrades} g`);
  const middle = middles[currency] ?? middles.EUR!;
  const factors = [{ currency, factor: 1 }, ...(elsewhere[currency] ?? [])];
  const rows = grades.flatMap(({ id, name }) =>
    factors.map(({ currency: code, factor }) => {
      const midpoint = toMinorUnits(code, Math.round((middle[name] ?? 50) * factor * 10) * 100);
      return {
        id: context.newId(),
        grade_id: id,
        currency: code,
        minimum: Math.round(midpoint / 100) * 80,
        midpoint,
        maximum: Math.round(midpoint / 100) * 120,
        effective_on: `${Number(today.slice(0, 4)) - 1}-01-01`,
        created_by: context.actor.employeeId,
        created_at: context.clock.now().toISOString(),
      };
    }),
  );
  await insertRows(
    context,
    "compensation_band",
    "id uuid, grade_id uuid, currency text, minimum bigint, midpoint bigint, maximum bigint, effective_on date, " +
      "created_by uuid, created_at timestamptz",
    rows,
  );
}

async function seedPay(
  context: Context,
  { currency, today }: SeededCompany,
  people: readonly PlannedPerson[],
  random: SeededRandom,
): Promise<void> {
  const year = Number(today.slice(0, 4));
  const middle = middles[currency] ?? middles.EUR!;
  const lines = people.flatMap((person): NewPay[] => {
    const other = (elsewhere[currency] ?? []).find((one) => one.currency === abroad[person.location]);
    const code = other?.currency ?? currency;
    const level = (middle[person.grade] ?? 50) * (other?.factor ?? 1) * (0.82 + random.integer(0, 34) / 100);
    const now = toMinorUnits(code, Math.round(level * 10) * 100);
    const before = Math.round(now / 100 / (1.02 + random.integer(0, 3) / 100)) * 100;
    const raisedOn = `${year}-01-01`;
    const line = (component: NewPay["component"], effectiveOn: string, amount: number): NewPay => ({
      employeeId: person.id,
      component,
      effectiveOn,
      amount,
      currency: code,
    });
    const variable = ["G5", "G6", "G7"].includes(person.grade)
      ? [line("VARIABLE", person.joinedOn, Math.round(now / 1_000) * 100)]
      : [];
    if (person.joinedOn >= raisedOn) return [line("BASE", person.joinedOn, now), ...variable];
    return [line("BASE", person.joinedOn, before), line("BASE", raisedOn, now), ...variable];
  });
  await keepPay(context, lines, { source: "IMPORT", originId: context.newId() });
}

async function seedCycles(
  context: Context,
  company: SeededCompany,
  adminId: string,
  random: SeededRandom,
): Promise<void> {
  const year = Number(company.today.slice(0, 4));
  const reviews = await calibratableCycles(context);
  const [running] = reviews;
  const finished = reviews.find(({ state }) => state === "PUBLISHED") ?? running;
  if (!running || !finished) return;
  const past = await seedCycle(context, company, {
    adminId,
    name: `Mid-year adjustment ${year}`,
    effectiveOn: firstOfMonth(addDays(company.today, -75)),
    reviewCycleId: finished.id,
    budget: 120,
    mode: "SOFT",
    startedOn: addDays(company.today, -110),
  });
  await publishSeeded(context, past, addDays(company.today, -80), random);
  const active = await seedCycle(context, company, {
    adminId,
    name: `Annual raises ${year + 1}`,
    effectiveOn: firstOfMonth(addDays(company.today, 60)),
    reviewCycleId: finished.id,
    budget: 350,
    mode: "HARD",
    startedOn: addDays(company.today, -9),
    lines: { promotion: "OWN", promotionBudget: 100, adjustment: "WITHIN" },
  });
  await planSome(context, active, random);
}

const firstOfMonth = (day: string) => `${day.slice(0, 7)}-01`;

type SeededCycle = {
  adminId: string;
  name: string;
  effectiveOn: string;
  reviewCycleId: string;
  budget: number;
  mode: "SOFT" | "HARD";
  startedOn: string;
  lines?: Partial<CycleSettings>;
};

async function seedCycle(context: Context, company: SeededCompany, cycle: SeededCycle): Promise<string> {
  const id = context.newId();
  const others = elsewhere[company.currency] ?? [];
  const settings = cycleSettingsShape.parse({
    budget: cycle.budget,
    ...cycle.lines,
    rates: Object.fromEntries(others.map(({ currency, rate }) => [currency, rate])),
    rounding: Object.fromEntries(
      [company.currency, ...others.map(({ currency }) => currency)].map((code) => [
        code,
        code === "INR" ? 100_000 : 1_000,
      ]),
    ),
    proposeBy: addDays(cycle.startedOn, 21),
    approveBy: addDays(cycle.startedOn, 35),
    publishOn: addDays(cycle.startedOn, 45),
  });
  const at = `${cycle.startedOn}T08:00:00Z`;
  await context.rows(
    sql`insert into {compensation_cycle} (id, name, state, currency, effective_on, guideline_type, review_cycle_id,
        budget_mode, settings, publisher_id, created_by, created_at, launched_at)
      values (${id}, ${cycle.name}, 'ACTIVE', ${company.currency}, ${cycle.effectiveOn}::date, 'PERFORMANCE_LINKED',
        ${cycle.reviewCycleId}, ${cycle.mode}, ${JSON.stringify(settings)}::jsonb, ${cycle.adminId}, ${cycle.adminId},
        ${at}::timestamptz, ${at}::timestamptz)`,
  );
  await seedGuideline(context, id, cycle);
  await storePlan(context, id, await planLaunch(context, await readCycle(context, id)));
  return id;
}

/** A better rating gets more, and who stands low in the range more than who stands high. */
async function seedGuideline(context: Context, cycleId: string, { reviewCycleId, budget }: SeededCycle): Promise<void> {
  const { options } = await requireCycleForCalibration(context, reviewCycleId);
  const ordered = [...options].sort((one, other) => one.displayOrder - other.displayOrder);
  const rows = ordered.flatMap(({ id }, at) =>
    (["LOWER", "MIDDLE", "UPPER"] as const).map((zone, step) => {
      const share = Math.round((budget * 2 * (at + 1)) / ordered.length);
      const target = Math.max(0, share - step * 40);
      return { cycle_id: cycleId, rating: id, zone, minimum: Math.max(0, target - 100), target, maximum: target + 150 };
    }),
  );
  await insertRows(
    context,
    "compensation_guideline",
    "cycle_id uuid, rating text, zone text, minimum int, target int, maximum int",
    rows,
  );
}

export const compensationSeed: Seed = { after: ["people", "calibration"], run: seedCompensation };

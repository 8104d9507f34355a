import { randomBytes } from "node:crypto";
import { contextOf, type Application } from "#app/composition/application.ts";
import { asProduct, createCompany } from "#app/composition/create-company.ts";
import { readBoard } from "#app/modules/calibration/queries/board.ts";
import { readCycle } from "#app/modules/reviews/data/cycle-record.ts";
import { startingSettings } from "#app/modules/reviews/domain/presets.ts";
import { resultFile } from "#app/modules/reviews/queries/result-file.ts";
import { plainElements } from "#app/modules/reviews/testing/review-world.ts";
import { launchCycle, planNow } from "#app/modules/reviews/use-cases/launch-cycle.ts";
import { saveAnswers, saveAnswersInput } from "#app/modules/reviews/use-cases/save-answers.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import { refreshStatistics } from "#tenancy/refresh-statistics.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { against, type Finding, type Measure } from "../measure.ts";
import { median, spread } from "../statistics.ts";
import { sql } from "#tenancy/sql.ts";

const people = 10_000;
const onBoard = 1_000;
const sheets = 40;

/** A review cycle of 10,000 people: what would come about, the launch, saving, a board of 1,000, and sheets of results. */
export const reviewCycle: Measure = {
  id: "P40",
  about: "10,000 people reviewed: dry run, launch, autosave, calibration board of 1,000, results as PDF",
  run: async ({ application, rounds }) => {
    const { tenant, adminId } = await companyOf(application);
    const as = <Result>(work: (context: Context) => Promise<Result>) =>
      inUnitOfWork(application.database, tenant, {}, async (unit) => work(await contextOf(application, unit, adminId)));
    const cycleId = await as(draft);
    const dry = await timed(rounds, () =>
      as(async (context) => void (await planNow(context, await readCycle(context, cycleId)))),
    );
    const launches: number[] = [];
    const raws: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const { launch, raw } = await launched(as, cycleId);
      launches.push(launch);
      raws.push(raw);
    }
    await as((context) => launchCycle(context, { cycleId }));
    return [
      absolute("dry run", 30_000, dry),
      absolute("launch of 30,000 forms", 10_000, launches),
      against({
        ...{ id: "P40", what: "launch against its raw inserts", goal: "≤ 3.0× B2", limit: 3, name: "B2" },
        ...{ ours: launches, baseline: raws },
      }),
      ...(await autosave(as, adminId, rounds)),
      await board(as, cycleId, rounds),
      await pdfs(as, cycleId),
    ];
  },
};

type As = <Result>(work: (context: Context) => Promise<Result>) => Promise<Result>;

async function companyOf(application: Application): Promise<{ tenant: Tenant; adminId: string }> {
  const slug = `reviewed-${randomBytes(5).toString("hex")}`;
  const tenant = await createCompany(application, { slug, name: slug });
  const ids = Array.from({ length: people }, () => crypto.randomUUID());
  await asProduct(application, tenant, async (context) => {
    const at = context.clock.now().toISOString();
    const valid = "[2020-01-01,)";
    await insertRows(
      context,
      "employee",
      "id uuid, first_name text, display_name text, work_email citext, joined_on date, created_at timestamptz, updated_at timestamptz",
      ids.map((id, index) => ({
        ...{ id, first_name: `P${index}`, display_name: `Person ${index}`, work_email: `p${index}@${slug}.test` },
        ...{ joined_on: "2020-01-01", created_at: at, updated_at: at },
      })),
    );
    await insertRows(
      context,
      "assignment",
      "id uuid, employee_id uuid, kind text, manager_id uuid, status text, valid daterange, recorded_at timestamptz",
      ids.flatMap((id, index) => {
        const line = { id: crypto.randomUUID(), employee_id: id, valid, recorded_at: at };
        const above = ids[Math.floor((index - 1) / 8)];
        return [
          { ...line, kind: "STATUS", status: "ACTIVE" },
          ...(index > 0 ? [{ ...line, id: crypto.randomUUID(), kind: "REPORTING_LINE", manager_id: above }] : []),
        ];
      }),
    );
    await insertRows(context, "admin_access", "employee_id uuid, kind text, granted_at timestamptz", [
      { employee_id: ids[0], kind: "REVIEW_ADMIN", granted_at: at },
    ]);
    await context.rows(sql`update {organization} set enabled_features = '{GOAL,REVIEW}'`);
    // As an import of people ends: without it, every statement plans for a company of nobody.
    await refreshStatistics(context, ["employee", "assignment", "admin_access"]);
  });
  return { tenant, adminId: ids[0]! };
}

/** A draft that asks for 30,000 forms: oneself, those below, and the manager. */
async function draft(context: Context): Promise<string> {
  const [id, template] = [context.newId(), context.newId()];
  const me = context.actor.employeeId;
  await context.rows(
    sql`insert into {review_template} (id, name, elements, created_by, created_at)
      values (${template}, 'Plain', ${JSON.stringify(plainElements)}::jsonb, ${me}, now())`,
  );
  const settings = startingSettings("ANNUAL_APPRAISAL", context.today(), template);
  settings.reviewers.providers = ["SELF", "UPWARD", "MANAGER"];
  settings.reviewers.minPeers = 0;
  settings.acknowledged = ["NO_MANAGER", "NO_PEERS", "NO_GOALS", "NO_GRADE", "MULTIPLE_VIEWS"];
  await context.rows(
    sql`insert into {review_cycle} (id, name, state, settings, period_starts_on, period_ends_on, step, created_by,
        created_at) values (${id}, 'Annual', 'DRAFT', ${JSON.stringify(settings)}::jsonb, '2026-01-01', '2026-12-31',
        'summary', ${me}, now())`,
  );
  return id;
}

class TakenBack extends Error {}

/** The launch, and the same rows written by two statements; nothing of it stays. */
async function launched(as: As, cycleId: string): Promise<{ launch: number; raw: number }> {
  let found = { launch: 0, raw: 0 };
  await as(async (context) => {
    const start = performance.now();
    await launchCycle(context, { cycleId });
    const launch = performance.now() - start;
    const rowsOf = async (table: "review_reviewee" | "review_form") =>
      (
        await context.rows<{ rows: unknown[] }>(
          table === "review_form"
            ? sql`select jsonb_agg(to_jsonb(f)) as rows from {review_form} f`
            : sql`select jsonb_agg(to_jsonb(r)) as rows from {review_reviewee} r`,
        )
      )[0]!.rows;
    const [reviewees, forms] = [await rowsOf("review_reviewee"), await rowsOf("review_form")];
    if (forms.length < 2.9 * people) throw new Error(`${forms.length} forms came.`);
    await context.rows(sql`delete from {review_reviewee} where cycle_id = ${cycleId}`);
    const begin = performance.now();
    await context.rows(
      sql`insert into {review_reviewee} select * from jsonb_populate_recordset(null::{review_reviewee}, ${JSON.stringify(reviewees)}::jsonb)`,
    );
    await context.rows(
      sql`insert into {review_form} select * from jsonb_populate_recordset(null::{review_form}, ${JSON.stringify(forms)}::jsonb)`,
    );
    found = { launch, raw: performance.now() - begin };
    throw new TakenBack();
  }).catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return found;
}

/** One field saved by its use-case, against the one statement that writes it, and against that and one that reads its rows. */
async function autosave(as: As, adminId: string, rounds: number): Promise<Finding[]> {
  const [form] = await as((context) =>
    context.rows<{ id: string }>(sql`select id from {review_form} where reviewer_id = ${adminId} limit 1`),
  );
  const formId = form!.id;
  const ours: number[] = [];
  const raw: number[] = [];
  const both: number[] = [];
  for (let round = 0; round < rounds * 8; round += 1) {
    await as(async (context) => {
      await context.ability();
      const input = saveAnswersInput.parse({ formId, answers: { "q:words": `Words ${round}` } });
      ours.push(await timeOf(() => saveAnswers(context, input)));
    });
    await as(async (context) => raw.push(await timeOf(() => rawWrite(context, formId, round))));
    await as(async (context) =>
      both.push(
        await timeOf(async () => {
          await rawRead(context, formId);
          await rawWrite(context, formId, round + 0.5);
        }),
      ),
    );
  }
  const about = { id: "P40", goal: "≤ 2.0× B2", limit: 2, name: "B2", ours };
  return [
    against({ ...about, what: "autosave against its raw statement", baseline: raw }),
    against({ ...about, what: "autosave against one read and one write", baseline: both }),
  ];
}

const rawRead = (context: Context, formId: string) =>
  context.rows(
    sql`select f.*, r.*, c.*, e.elements, a.field, a.value, a.version as of_field from {review_form} f
      join {review_reviewee} r on r.id = f.reviewee_id join {review_cycle} c on c.id = r.cycle_id
      join {review_cycle_form} e on e.cycle_id = c.id and e.provider = f.provider and e.form_group = r.form_group
      left join {review_answer} a on a.form_id = f.id where f.id = ${formId}`,
  );

const rawWrite = (context: Context, formId: string, round: number) =>
  context.rows(
    sql`insert into {review_answer} (id, form_id, field, value, updated_at)
      values (${context.newId()}, ${formId}, 'raw', ${`Words ${round}`}, now())
      on conflict (form_id, field) do update set value = excluded.value, version = {review_answer}.version + 1`,
  );

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function board(as: As, cycleId: string, rounds: number): Promise<Finding> {
  const group = await as(async (context) => {
    const id = context.newId();
    await context.rows(
      sql`insert into {calibration_group} (id, cycle_id, name, created_by, created_at)
        values (${id}, ${cycleId}, 'All', ${context.actor.employeeId}, now())`,
    );
    await context.rows(
      sql`insert into {calibration_reviewee} (reviewee_id, group_id) select r.id, ${id}::uuid from {review_reviewee} r
        where r.cycle_id = ${cycleId} order by r.id limit ${onBoard}`,
    );
    return id;
  });
  const times = await timed(rounds, () =>
    as(async (context) => void (await readBoard(context, { group, view: "board" }))),
  );
  return absolute(`board of ${onBoard} people`, 300, times);
}

/** Results as sheets, one after another: milliseconds each. */
async function pdfs(as: As, reviewId: string): Promise<Finding> {
  const times: number[] = [];
  await as(async (context) => {
    const rows = await context.rows<{ employeeId: string }>(
      sql`select employee_id as "employeeId" from {review_reviewee} where cycle_id = ${reviewId} and employee_id <> ${context.actor.employeeId}
        order by id limit ${sheets}`,
    );
    for (const { employeeId } of rows) {
      const start = performance.now();
      await resultFile(context, { reviewId, employeeId });
      times.push(performance.now() - start);
    }
  });
  return absolute("one result as PDF", 50, times);
}

async function timed(rounds: number, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const start = performance.now();
    await work();
    times.push(performance.now() - start);
  }
  return times;
}

function absolute(what: string, limit: number, times: readonly number[]): Finding {
  const value = median(times);
  return {
    ...{ id: "P40", what, goal: `≤ ${limit} ms`, value, limit, unit: "ms", ours: `${value.toFixed(0)} ms` },
    ...{ baseline: "none", spread: spread(times) },
  };
}

import { afterAll, beforeAll, expect, test } from "vitest";
import { askErasure } from "#app/modules/identity/erasure/use-cases/ask-erasure.ts";
import { callOffErasure } from "#app/modules/identity/erasure/use-cases/call-off-erasure.ts";
import { erasureCertificate } from "#app/modules/identity/erasure/queries/erasure-certificate.ts";
import { erasurePage } from "#app/modules/identity/erasure/queries/erasure-page.ts";
import { recordLeaving } from "#app/modules/people/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { textColumnsOf, type TextColumns } from "#tenancy/forget-person.ts";
import { containing, sql, tableNamed } from "#tenancy/sql.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { contextOf } from "./application.ts";
import { asProduct } from "./create-company.ts";
import { demoCompanies } from "./seed/demo-companies.ts";
import { seedCompany } from "./seed/seed-company.ts";
import { doTask } from "./worker/do-task.ts";
import { keepSchedules } from "./worker/keep-schedules.ts";

const canary = "quetzalcoatlus";
/**
 * Texts that stay, by the columns that name the person there: of rooms that keep such rows and say why. Papers stay whole, work
 * keeps its words, and what others wrote about others stays with them.
 */
const textsThatStay: Readonly<Record<string, string>> = {
  "disciplinary_note.body": "author_id, published_by",
  "disciplinary_note.review_comment": "author_id",
  "disciplinary_revision.body": "written_by",
  "disciplinary_witness.question": "asked_by",
  "feedback.body": "manager_id",
  "feedback.change_note": "manager_id",
  "goal.title": "created_by",
  "growth_plan.note": "agreed_by",
  "initiative.text": "completed_by, created_by",
  "level_up_request.admin_comment": "manager_id",
  "level_up_request.reason": "manager_id",
  "lifecycle_step.title": "assignee_id, closed_by",
  // Others are reminded of work that stays, by what it is called.
  "notification.payload": "created_by",
  "signed_document.content": "issued_by",
  "signed_document.proof": "issued_by",
  "signed_document.statement": "issued_by",
  "signed_document.typed_name": "issued_by",
  "survey_focus.plan": "created_by, lead_id",
};
let world: World;
let tenant: Tenant;
let admin: string;
let leaver: { id: string; name: string; email: string };
let planted: string[];

const product = <Result>(work: (context: Context) => Promise<Result>) => asProduct(world.application, tenant, work);
const asAdmin = <Result>(work: (context: Context) => Promise<Result>) =>
  inUnitOfWork(world.application.database, tenant, {}, async (unit) =>
    work(await contextOf(world.application, unit, admin)),
  );
const texts = () => product((context) => context.rows<TextColumns>(textColumnsOf(tenant.schemaName)));

/** A company of a year, of which the person in the middle of it all leaves. */
beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  tenant = await seedCompany(world.application, demoCompanies[0]!, "small");
  const person = async (name: string) =>
    (
      await product((context) =>
        context.rows<typeof leaver>(
          sql`select id, display_name as name, work_email::text as email from {employee} where work_email = ${`${name}@acme.test`}`,
        ),
      )
    )[0]!;
  admin = (await person("admin")).id;
  leaver = await person("manager");
  planted = await plant();
  await asAdmin((context) =>
    recordLeaving(context, { employeeId: leaver.id, lastDay: "2026-11-15", reports: "UP", newManagerId: null }),
  );
}, 240_000);
afterAll(() => world.close());

type PersonColumn = { table: string; column: string; isList: boolean };

/** Every column that names a person by its key, or by a list of ids. */
const personColumns = () =>
  product((context) =>
    context.rows<PersonColumn>(sql`select c.relname as "table", a.attname as "column", false as "isList"
      from pg_constraint k join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any(k.conkey)
     where k.contype = 'f' and f.relname = 'employee' and c.relname <> 'employee'
       and c.relnamespace = (select oid from pg_namespace where nspname = ${tenant.schemaName}) order by 1, 2`),
  );

/**
 * Puts the canary behind every text of more than a word that stands in a row that names the person, with the column that
 * names them there, as far as the database takes it. Answers the columns that took it.
 */
async function plant(): Promise<string[]> {
  const columns = await personColumns();
  const took = new Set<string>();
  for (const { table, columns: all } of await texts())
    for (const { column } of columns.filter((each) => each.table === table))
      for (const { name } of all.filter(({ isJson, isList }) => !isJson && !isList)) {
        const changed = await product((context) =>
          context.rows(sql`update ${tableNamed(table)} set ${sql.ref(name)} = ${sql.ref(name)} || ${` ${canary}-${column}`}
          where ${sql.ref(column)} = ${leaver.id} and ${sql.ref(name)} like '% %' returning 1 as one`),
        ).catch(() => []);
        if (changed.length > 0) took.add(`${table}.${name}`);
      }
  return [...took];
}

/** The columns that still hold the canary, each with the columns by which it was put there. */
async function canariesLeft(): Promise<Record<string, string>> {
  const left: Record<string, string> = {};
  for (const found of await columnsThatSay([canary])) {
    const [table, column] = found.split(".") as [string, string];
    const rows = await product((context) =>
      context.rows<{ by: string }>(sql`select distinct said[1] as by from ${tableNamed(table)},
        regexp_matches(${sql.ref(column)}::text, ${`${canary}-([a-z_]+)`}, 'g') as said order by 1`),
    );
    left[found] = rows.map(({ by }) => by).join(", ");
  }
  return left;
}

/** The columns of the company's tables that still say one of the words. */
async function columnsThatSay(words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const { table, columns } of await texts()) {
    const said = columns.map(
      ({ name }) =>
        sql`coalesce(bool_or(${sql.join(
          words.map((word) => sql`${sql.ref(name)}::text ilike ${containing(word)}`),
          sql` or `,
        )}), false) as ${sql.ref(name)}`,
    );
    const [row] = await product((context) =>
      context.rows<Record<string, boolean>>(sql`select ${sql.join(said)} from ${tableNamed(table)}`),
    );
    found.push(...columns.filter(({ name }) => row![name]).map(({ name }) => `${table}.${name}`));
  }
  return found.toSorted();
}

async function workOff(): Promise<void> {
  await keepSchedules(world.application, tenant);
  const waiting = await product((context) =>
    context.rows<{ id: string }>(
      sql`select id from {background_task} where kind = 'identity.erase-person' and state = 'QUEUED'`,
    ),
  );
  for (const { id } of waiting) await doTask(world.application)({ tenantId: tenant.id, taskId: id });
}

const ask = (name: string) => asAdmin((context) => askErasure(context, { employeeId: leaver.id, name }));

test("who stands in a pay cycle that goes on cannot be erased, since its budgets are spent on them", async () => {
  await expect(ask(leaver.name)).rejects.toMatchObject({ code: "compensation.in-open-cycle" });
  await product((context) => context.rows(sql`update {compensation_cycle} set state = 'PUBLISHED'`));
});

test("it is asked for by name, waits a week, and can be called off until then", async () => {
  await expect(ask("Somebody Else")).rejects.toMatchObject({ code: "identity.erase-name" });
  await expect(asAdmin((context) => askErasure(context, { employeeId: admin, name: "x" }))).rejects.toMatchObject({
    code: "people.erase-oneself",
  });
  expect(await ask(leaver.name.toLowerCase())).toEqual({ employeeId: leaver.id, erasesOn: "2026-11-23" });
  await expect(ask(leaver.name)).rejects.toMatchObject({ code: "identity.erase-asked" });
  await workOff();
  expect((await asAdmin((context) => erasurePage(context, leaver.id))).erasure).toMatchObject({ state: "WAITING" });
  await asAdmin((context) => callOffErasure(context, { employeeId: leaver.id }));
  const page = await asAdmin((context) => erasurePage(context, leaver.id));
  expect(page).toMatchObject({ erasure: null, refused: null, objections: [] });
  expect(page.rooms.length).toBeGreaterThan(12);
  expect(await ask(leaver.name)).toMatchObject({ erasesOn: "2026-11-23" });
});

test("nothing that tells who they were is left, but what rooms say they keep", async () => {
  expect(planted.length).toBeGreaterThan(20);
  world.clock.set("2026-11-23T09:00:00Z");
  await workOff();
  const page = await asAdmin((context) => erasurePage(context, leaver.id));
  expect(page).toMatchObject({ erasure: { state: "DONE" }, person: { erased: true } });
  // What was signed says what was signed.
  expect(await columnsThatSay([leaver.name, leaver.email])).toEqual(["signed_document.content"]);
  expect(await canariesLeft()).toEqual(textsThatStay);
}, 120_000);

test("the certificate says how much went, and names nobody", async () => {
  const certificate = await asAdmin((context) => erasureCertificate(context, leaver.id));
  expect(certificate.proof).not.toContain(leaver.name);
  expect(JSON.parse(certificate.proof)).toMatchObject({ person: leaver.id, askedBy: admin });
  expect(certificate.digest).toMatch(/^[0-9a-f]{64}$/);
});

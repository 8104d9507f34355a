import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { filesOf } from "../testing/file-fuzz.ts";
import { applyImport, checkImport, readImportFile, undoImport } from "../testing/import-steps.ts";
import { sql } from "#tenancy/sql.ts";

const seed = 20_261_116;
let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld({ now: "2026-11-16T09:00:00Z" });
  acme = await (
    await world.company("acme")
  )
    .employee("asha")
    .employee("admin")
    .reportsTo("asha")
    .admin("PLATFORM_ADMIN")
    .build();
  await acme.asProduct((context) =>
    context.rows(sql`insert into {grade} (id, name, rank) values (gen_random_uuid(), 'G5', 5)`),
  );
});
afterAll(() => world.close());

const everything = () =>
  acme.asProduct(async (context) =>
    JSON.stringify([
      await context.rows(
        sql`select id, display_name, work_email::text, external_employee_id, gender, resigned_on from {employee} order by id`,
      ),
      await context.rows(
        sql`select employee_id, kind, manager_id, grade_id, status, valid::text from {assignment}
          where superseded_at is null order by employee_id, kind, valid`,
      ),
    ]),
  );
const people = () => acme.asProduct(async (context) => (await context.rows(sql`select from {employee}`)).length);

/** What was refused must have been refused in words. */
async function orRefused<Value>(work: Promise<Value>): Promise<Value | null> {
  return work.catch((error: unknown) => {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  });
}

async function carryThrough(bytes: Uint8Array): Promise<"REFUSED" | "NOTHING" | "APPLIED"> {
  const read = await orRefused(
    acme.as("admin", (context) => readImportFile(context, { file: new File([new Uint8Array(bytes)], "fuzz") })),
  );
  if (!read) return "REFUSED";
  const { importId } = read;
  const [row] = await acme.asProduct((context) =>
    context.rows<{ mapping: object; dateFormat: string }>(
      sql`select mapping, settings ->> 'dateFormat' as "dateFormat" from {imported_file} where id = ${importId}`,
    ),
  );
  const checked = await orRefused(
    acme.as("admin", (context) =>
      checkImport(context, {
        importId,
        column: row!.mapping,
        dateFormat: row!.dateFormat,
        from: "2026-11-16",
        retireMissing: bytes.length % 2 === 0,
      }),
    ),
  );
  if (!checked) return "REFUSED";
  const before = await people();
  const applied = await acme.as("admin", (context) =>
    applyImport(context, { importId, leaveOutRefused: true, retireMany: true }),
  );
  expect(await people()).toBe(before + checked.counts.CREATED);
  expect(applied.counts).toEqual(checked.counts);
  await acme.as("admin", (context) => undoImport(context, { importId }));
  const { CREATED, CHANGED, MOVED, RETIRED } = applied.counts;
  return CREATED + CHANGED + MOVED + RETIRED > 0 ? "APPLIED" : "NOTHING";
}

test("whatever a file holds, it is refused in words or done whole, and undone to what was before", async () => {
  const before = await everything();
  const ends = { REFUSED: 0, NOTHING: 0, APPLIED: 0 };
  for (const [index, bytes] of filesOf(seed, 250).entries()) {
    ends[
      await carryThrough(bytes).catch((error: unknown) => {
        throw new Error(`File ${index} of seed ${seed}: ${JSON.stringify(Buffer.from(bytes).toString("latin1"))}`, {
          cause: error,
        });
      })
    ] += 1;
    if (index % 10 === 0) expect(await everything()).toBe(before);
  }
  expect(await everything()).toBe(before);
  // Or the files would not be worth giving.
  expect(ends.APPLIED).toBeGreaterThan(15);
  expect(ends.REFUSED).toBeGreaterThan(50);
}, 120_000);

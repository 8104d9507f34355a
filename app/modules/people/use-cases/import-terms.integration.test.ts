import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { applyImport, checkImport, readImportFile } from "../testing/import-steps.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: Company;
beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company()).employee("admin").admin("PLATFORM_ADMIN").build();
});
afterAll(() => world.close());

const text = [
  "First name,Last name,Work email,First day,Department,Role,Grade",
  "Lena,Vogel,lena@new.test,2025-02-03,Research,Chemist,G5",
  "Otto,Berg,otto@new.test,2025-02-03,research,chemist,G5",
].join("\n");
const file = () => new File([text], "people.csv");
const kept = (importId: string) =>
  acme.asProduct(async (context) => {
    const [row] = await context.rows<{ mapping: object; settings: { addsTerms?: boolean } }>(
      sql`select mapping, settings from {imported_file} where id = ${importId}`,
    );
    return row!;
  });
const terms = () =>
  acme.asProduct((context) =>
    context.rows<{ unit: string; role: string; grade: string; people: number }>(
      sql`select max(u.name) as unit, max(r.name) as role, max(g.name) as grade, count(distinct e.id)::int as people
        from {employee} e join {assignment} a on a.employee_id = e.id and a.superseded_at is null
          left join {org_unit} u on u.id = a.org_unit_id left join {job_role} r on r.id = a.job_role_id
          left join {grade} g on g.id = a.grade_id where e.work_email like '%@new.test'`,
    ),
  );

test("what a company does not have yet refuses a line, or is added once where the giver says so", async () => {
  const read = () => acme.as("admin", (context) => readImportFile(context, { file: file() }));
  const check = async (importId: string, addsTerms: boolean) => {
    const asked = { importId, column: (await kept(importId)).mapping, dateFormat: "yyyy-MM-dd", from: "2026-12-01" };
    return acme.as("admin", (context) => checkImport(context, { ...asked, addsTerms }));
  };
  const { importId } = await read();
  // A company without a role has all of its first file to learn: that is offered.
  expect((await kept(importId)).settings.addsTerms).toBe(true);
  expect((await check(importId, false)).counts).toMatchObject({ CREATED: 0, REFUSED: 2 });
  expect((await check(importId, true)).counts).toMatchObject({ CREATED: 2, REFUSED: 0 });
  await acme.as("admin", (context) => applyImport(context, { importId }));
  expect(await terms()).toEqual([{ unit: "Research", role: "Chemist", grade: "G5", people: 2 }]);

  const later = await read();
  expect((await kept(later.importId)).settings.addsTerms).toBe(false);
});

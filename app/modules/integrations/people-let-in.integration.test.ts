import { afterAll, beforeAll, expect, test } from "vitest";
import { doTasks } from "#tests/support/do-tasks.ts";
import type { World } from "#tests/support/world.ts";
import { IntegrationWorld } from "./testing/integration-world.ts";
import { makeHookKey } from "./use-cases/make-hook-key.ts";
import { mapConnector, mapConnectorInput } from "./use-cases/map-connector.ts";
import { saveScimUser } from "./use-cases/scim-people.ts";
import { sql } from "#tenancy/sql.ts";

let world: World;
let acme: IntegrationWorld;
let globex: IntegrationWorld;
beforeAll(async () => {
  ({ world, acme, globex } = await IntegrationWorld.create());
});
afterAll(() => world.close());

const enterprise = "urn:ietf:params:scim:schemas:extension:enterprise:2.0:User";
const user = (
  number: string,
  more: { title?: string; department?: string; manager?: string; email?: string } = {},
) => ({
  userName: more.email ?? `${number}@acme.test`,
  name: { givenName: "Mira", familyName: number },
  emails: [{ value: more.email ?? `${number}@acme.test`, type: "work" }],
  title: more.title,
  [enterprise]: {
    employeeNumber: number,
    department: more.department,
    ...(more.manager && { manager: { value: more.manager } }),
  },
});

async function connected(of: IntegrationWorld, name: string) {
  const id = await of.connect("scim", { name });
  const { key } = await of.as((context) => makeHookKey(context, { installationId: id }, world.application));
  const send = (body: object) =>
    of.company.asProduct((context) =>
      saveScimUser(context, { installationId: id, token: key }, { userId: null, body }, world.application),
    );
  return { id, send };
}
const standing = (of: IntegrationWorld) =>
  of.company.asProduct((context) =>
    context.rows<{ number: string; role: string | null; unit: string | null; manager: string | null; since: string }>(
      sql`select e.external_employee_id as number, max(r.name) as role, max(u.name) as unit,
            max(m.external_employee_id) as manager,
            max(case when a.kind = 'REPORTING_LINE' then lower(a.valid)::text end) as since
          from {employee} e left join {assignment} a on a.employee_id = e.id and a.superseded_at is null
            left join {job_role} r on r.id = a.job_role_id left join {org_unit} u on u.id = a.org_unit_id
            left join {employee} m on m.id = a.manager_id
         where e.external_employee_id is not null group by 1 order by 1`,
    ),
  );

test("an unknown title refuses nobody: people come without it, it is shown, and is added where that was chosen", async () => {
  const { id, send } = await connected(acme, "Titles");
  await send(user("N1", { title: "Account Executive", department: "Field Sales" }));
  const boss = await acme.company.asProduct((context) =>
    context.rows<{ id: string }>(sql`select external_id as id from {connector_row} where stream = 'scim'`),
  );
  await send(user("N2", { title: "account executive", department: "Field Sales", manager: boss[0]!.id }));
  const on = await acme.activate(id);
  expect(on.runs[0]).toMatchObject({ state: "DONE", outcome: { CREATED: 2, REFUSED: 0 } });
  expect(on.unknownTerms.map((name) => name.toLowerCase())).toContain("account executive");
  expect(on.unknownTerms).toContain("Field Sales");
  expect((await standing(acme)).map(({ role, manager }) => [role, manager])).toEqual([
    [null, null],
    [null, "N1"],
  ]);
  const mapped = mapConnectorInput.parse({ installationId: id, everyMinutes: "60", addsTerms: "on" });
  await acme.as((context) => mapConnector(context, mapped));
  expect((await acme.run(id)).unknownTerms).toEqual([]);
  expect((await standing(acme)).map(({ role, unit }) => [role, unit])).toEqual([
    ["Account Executive", "Field Sales"],
    ["Account Executive", "Field Sales"],
  ]);
});

test("a connection whose last run refused somebody does not plainly work, and the run says so", async () => {
  const { id, send } = await connected(acme, "Refusals");
  await send(user("R1", { email: "pam-twice@acme.test" }));
  await send(user("R2", { manager: "nobody-knows" }));
  const page = await acme.activate(id);
  expect(page.runs[0]).toMatchObject({ state: "DONE", rejectedRows: 1, outcome: { CREATED: 1, REFUSED: 1 } });
  expect(page).toMatchObject({ refused: 1 });
});

test("where more would join than are here, nobody does until somebody looks", async () => {
  const { id, send } = await connected(globex, "Joiners");
  await send(user("G1"));
  await globex.company.asProduct((context) =>
    context.rows(
      sql`insert into {connector_row} (installation_id, stream, external_id, content, run_id)
          select ${id}::uuid, 'person', 'g-' || n, jsonb_build_object('externalId', 'X' || n, 'firstName', 'X',
            'workEmail', 'x' || n || '@globex.test', 'hireDate', '2024-01-01', 'status', 'active'), ${id}::uuid
            from generate_series(1, 120) as n`,
    ),
  );
  const page = await globex.activate(id);
  await doTasks(globex.company);
  expect(page.runs[0]).toMatchObject({ state: "HELD", errorCode: "joins-many" });
  expect(await standing(globex)).toEqual([]);
});

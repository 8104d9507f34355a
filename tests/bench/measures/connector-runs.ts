import { randomBytes, randomUUID } from "node:crypto";
import { contextOf, type Application } from "#app/composition/application.ts";
import { asProduct, createCompany } from "#app/composition/create-company.ts";
import { doTask } from "#app/composition/worker/do-task.ts";
import { activateConnector } from "#app/modules/integrations/use-cases/change-state.ts";
import { checkConnector } from "#app/modules/integrations/use-cases/check-connector.ts";
import { installConnector, installConnectorInput } from "#app/modules/integrations/use-cases/install-connector.ts";
import { setUpConnector, setUpConnectorInput } from "#app/modules/integrations/use-cases/set-up-connector.ts";
import { startRun } from "#app/modules/integrations/use-cases/start-run.ts";
import type { Context } from "#app/platform/context/context.ts";
import { SourceServer } from "#sdk/testing/index.ts";
import type { Tenant } from "#tenancy/tenant.ts";
import { inUnitOfWork } from "#tenancy/unit-of-work.ts";
import { against, type Measure } from "../measure.ts";
import { interleave, median, spread } from "../statistics.ts";
import { sql } from "#tenancy/sql.ts";

const people = 50_000;
const credentials = { user: "bench", secret: "word" };

/** A whole run of a connector over people who are as they were, against fetching and parsing the same; and how soon one begins. */
export const connectorRuns: Measure = {
  id: "P18",
  about: "50,000 unchanged people from a connector, against fetching and parsing them bare; how soon a run begins",
  run: async ({ application, rounds }) => {
    const report = JSON.stringify({ Report_Entry: Array.from({ length: people }, (_, index) => lineOf(index)) });
    let firstAsked = 0;
    await using server = await SourceServer.start(() => {
      firstAsked ||= performance.now();
      return { body: JSON.parse(report) as unknown };
    });
    const connected = await connect(application, server.address);
    const starts: number[] = [];
    const { ours, bare } = await interleave(rounds, {
      ours: async () => {
        firstAsked = 0;
        const begun = performance.now();
        await connected.run();
        starts.push(firstAsked - begun);
        return performance.now() - begun;
      },
      bare: async () => {
        const begun = performance.now();
        JSON.parse(await (await fetch(server.address)).text());
        return performance.now() - begun;
      },
    });
    return [
      against({
        id: "P18",
        what: "50,000 unchanged people",
        goal: "≤ 2.0× bare",
        limit: 2,
        ours,
        baseline: bare,
        name: "bare",
      }),
      {
        id: "P18",
        what: "until a run asks its source",
        goal: "≤ 200 ms",
        limit: 200,
        value: median(starts),
        unit: "ms",
        ours: `${median(starts).toFixed(0)} ms`,
        baseline: "none",
        spread: spread(starts),
      },
    ];
  },
};

const lineOf = (index: number) => ({
  Employee_ID: `E${index}`,
  First_Name: `First${index}`,
  Last_Name: `Last${index % 977}`,
  Work_Email: `p${index}@bench.test`,
  Hire_Date: "2018-01-01",
  Status: "active",
});

/** A company whose people have come from the report once, and a run of it from the asking to its end. */
async function connect(application: Application, address: string): Promise<{ run(): Promise<void> }> {
  const slug = `connector-${randomBytes(6).toString("hex")}`;
  const tenant = await createCompany(application, { slug, name: slug });
  const adminId = await addAdmin(application, tenant);
  const as = <Result>(work: (context: Context) => Promise<Result>) =>
    inUnitOfWork(application.database, tenant, {}, async (unit) => work(await contextOf(application, unit, adminId)));
  const wait = async () => {
    const waiting = await asProduct(application, tenant, (context) =>
      context.rows<{ id: string }>(sql`select id from {background_task} where state = 'QUEUED' order by asked_at, id`),
    );
    for (const { id } of waiting) await doTask(application)({ tenantId: tenant.id, taskId: id });
  };
  const { installationId } = await as((context) =>
    installConnector(
      context,
      installConnectorInput.parse({ connector: "workday", name: "Bench", consent: "on" }),
      application,
    ),
  );
  const given = { installationId, name: "Bench", setting: { address }, ...credentials };
  await as((context) => setUpConnector(context, setUpConnectorInput.parse(given), application));
  const { failed } = await as((context) => checkConnector(context, { installationId }, application));
  if (failed) throw new Error(failed.detail);
  await as((context) => activateConnector(context, { installationId }));
  await wait();
  return {
    run: async () => {
      await as((context) => startRun(context, { installationId, reason: "MANUAL" }));
      await wait();
    },
  };
}

async function addAdmin(application: Application, tenant: Tenant): Promise<string> {
  const adminId = randomUUID();
  await asProduct(application, tenant, async (context) => {
    await context.rows(
      sql`insert into {employee} (id, first_name, display_name, work_email, joined_on, created_at, updated_at)
        values (${adminId}, 'Ada', 'Ada', 'ada@bench.test', '2018-01-01', now(), now())`,
    );
    await context.rows(
      sql`insert into {admin_access} (employee_id, kind, granted_at) values (${adminId}, 'PLATFORM_ADMIN', now())`,
    );
  });
  return adminId;
}

import { expect } from "vitest";
import { launchedCycle, payPeople } from "#app/modules/compensation/testing/compensation-world.ts";
import { createSurvey } from "#app/modules/engagement/use-cases/create-survey.ts";
import { launchSurvey } from "#app/modules/engagement/use-cases/launch-survey.ts";
import { publishSurvey } from "#app/modules/engagement/use-cases/publish-survey.ts";
import { closeSurvey } from "#app/modules/engagement/use-cases/run-survey.ts";
import type { Company } from "#tests/support/world.ts";
import { tableNamed, sql } from "#tenancy/sql.ts";

/** A cycle of compensation that payroll can take over. */
export async function raisesPublished(acme: Company): Promise<string> {
  await acme.switchOn("COMPENSATION");
  await payPeople(acme, ["asha", "ravi"]);
  const raises = { by: "admin", rated: ["asha", "ravi"], linked: false };
  const { cycleId } = await launchedCycle(acme, raises);
  await acme.asProduct((context) =>
    context.rows(sql`update {compensation_cycle} set state = 'PUBLISHED' where id = ${cycleId}`),
  );
  return cycleId;
}

/** A survey with results, by name: whatever its few people said is told. */
export async function surveyPublished(acme: Company): Promise<string> {
  await acme.switchOn("ENGAGEMENT");
  const { surveyId } = await acme.as("admin", (context) => createSurvey(context, { from: "sample:pulse" }));
  await acme.asProduct((context) => context.rows(sql`update {survey} set privacy = 'NAMED' where id = ${surveyId}`));
  await acme.as("admin", (context) => launchSurvey(context, { surveyId }));
  await acme.as("admin", (context) => closeSurvey(context, { surveyId, version: undefined }));
  await acme.as("admin", (context) => publishSurvey(context, { surveyId }));
  return surveyId;
}

/** A row that a run of a connector left out. */
export function rejectRow(
  acme: Company,
  { installationId, runId }: { installationId: string; runId: string },
): Promise<unknown> {
  return acme.asProduct(async (context) => {
    const [by, now] = [acme.id("admin"), context.clock.now()];
    await context.rows(
      sql`insert into {connector_installation} (id, connector, connector_version, kind, name, status, every_minutes,
        created_by, created_at) values (${installationId}, 'sftp-people', '1.0.0', 'hr', 'x', 'DRAFT', 60, ${by},
        ${now})`,
    );
    await context.rows(
      sql`insert into {connector_run} (id, installation_id, reason, state, started_by, started_at, level)
        values (${runId}, ${installationId}, 'TRIAL', 'DONE', ${by}, ${now}, 1)`,
    );
    await context.rows(
      sql`insert into {connector_rejected_row} (id, run_id, stream, external_id, source, reason)
        values (${context.newId()}, ${runId}, 'person', 'x', '{"a":"=1"}', 'x')`,
    );
  });
}

/** Into every text the company's tables take, something that a spreadsheet would run. */
export async function poison(acme: Company): Promise<void> {
  const columns = await acme.asProduct((context) =>
    context.rows<{ table: string; column: string }>(
      sql`select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = ${acme.tenant.schemaName} and (data_type = 'text' or udt_name = 'citext')
        and table_name not in ('organization', 'outbox', 'audit_entry') and column_name not in ('language',
        'time_zone', 'proposal', 'facts')`,
    ),
  );
  let taken = 0;
  for (const { table, column } of columns) {
    // What has a shape of its own, such as a status, does not take it.
    await acme
      .asProduct((context) =>
        context.rows(
          sql`update ${tableNamed(table)} set ${sql.ref(column)} = (array['=', '+', '-', '@', chr(9) || '=',
            chr(13) || '=', '＝', '  =', chr(8203) || '=', chr(160) || '@'])[1 + abs(hashtext(ctid::text)) %
            10] || 'cmd|'' /C calc''!A' || abs(hashtext(ctid::text))`,
        ),
      )
      .then(
        () => (taken += 1),
        () => undefined,
      );
  }
  expect(taken).toBeGreaterThan(20);
}

/** A webhook that nothing was sent to yet. */
export function webhookKept(acme: Company, webhookId: string): Promise<unknown> {
  return acme.asProduct((context) =>
    context.rows(
      sql`insert into {webhook} (id, name, url, events, owner_id, secret, state, created_at, updated_at)
        values (${webhookId}, 'Hook', 'https://hook.test', array['goals.created'], ${acme.id("admin")}, 'x', 'PAUSED',
          ${context.clock.now()}, ${context.clock.now()})`,
    ),
  );
}

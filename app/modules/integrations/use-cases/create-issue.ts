import { z } from "zod";
import { taskToPassOn, type TaskToPassOn } from "#app/modules/initiatives/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { lockNamed } from "#app/platform/data/lock-named.ts";
import { conflict, notFound } from "#app/platform/errors/app-error.ts";
import { actionsOf, actResult, type ActResult } from "#sdk/kinds/actions.ts";
import type { Done } from "#sdk/host/index.ts";
import { ConnectorInstallation } from "../data/entities.ts";
import type { InstallationRecord } from "../data/hold-installation.ts";
import { requireConnector } from "../host/catalogue.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { openSecret, runOrder } from "../host/run-order.ts";
import { keepingTokens } from "./keep-secret.ts";
import { refusedBy, tellingFaults } from "./refuse-fault.ts";
import { writeDown } from "./write-down.ts";
import { sql } from "#tenancy/sql.ts";

export const createIssueInput = z.object({
  installationId: z.uuid({ error: "required" }).describe("The installation of the issue tracker."),
  initiativeId: z.uuid().describe("The task."),
});

const milliseconds = 15_000;

type IssueHost = ConnectorHost & { config: { publicUrl: string } };

/**
 * Has a tracker write down an issue for a task, by whoever may edit the task, where an administrator had that so. From then
 * on each says to the other how it stands.
 */
export async function createIssue(
  context: Context,
  { installationId, initiativeId }: z.output<typeof createIssueInput>,
  host: IssueHost,
): Promise<{ key: string; url: string | null }> {
  const task = await taskToPassOn(context, initiativeId, "edit");
  const record = await openTracker(context, installationId, initiativeId);
  const made = await makeIssue(context, record, task, host);
  const key = made.key ?? made.ref;
  await keepPair(context, record, task, { ...made, key });
  await writeDown(context, "create-issue", installationId, { initiativeId, key });
  return { key, url: made.url ?? null };
}

/** Two who ask at once for the same: one makes it, the other is told. */
async function openTracker(
  context: Context,
  installationId: string,
  initiativeId: string,
): Promise<InstallationRecord> {
  await lockNamed(context, `issue ${initiativeId}`);
  const record = await context.em.findOne(ConnectorInstallation, { id: installationId, kind: "issue-tracker" });
  if (!record || record.status !== "ACTIVE" || !record.issuesOfTasks) throw notFound("The issue tracker");
  const standing = await context.rows(
    sql`select 1 from {connector_issue} where installation_id = ${installationId} and initiative_id = ${initiativeId}`,
  );
  if (standing.length > 0) throw conflict("integrations.issue-there", "The task has an issue there already.");
  return record as InstallationRecord;
}

async function makeIssue(
  context: Context,
  record: InstallationRecord,
  { text, description, dueDate, link }: TaskToPassOn,
  host: IssueHost,
): Promise<ActResult> {
  const connector = await requireConnector(host.config.connectors, record.connector);
  if (!connector.actions.includes("createIssue")) throw notFound("The issue tracker");
  const input = actionsOf("issue-tracker")["createIssue"]!.parse({
    title: text,
    ...(description !== "" && { text: description.slice(0, 10_000) }),
    url: `${host.config.publicUrl}${link}`,
    ...(dueDate && { dueDate }),
  });
  const secret = await openSecret(context, host, record);
  const tokens = keepingTokens((work) => work(context), host, record, secret);
  const options = { connector, installation: record, host, secret, now: context.clock.now(), milliseconds, ...tokens };
  const [done] = (await tellingFaults(
    runOrder({ act: "do", action: "createIssue", inputs: [input] }, options),
  )) as Done[];
  if (!done || "fault" in done) throw refusedBy(done?.fault ?? { code: "contract", message: "It made no issue." });
  return actResult.parse(done);
}

/** What was made stands as a row at once: its next reading says the same. */
async function keepPair(
  context: Context,
  { id }: InstallationRecord,
  { id: initiativeId, text }: TaskToPassOn,
  { ref, key, url }: ActResult & { key: string },
): Promise<void> {
  await context.rows(
    sql`insert into {connector_issue} (installation_id, external_id, initiative_id, key, url, status, made_from)
        values (${id}, ${ref}, ${initiativeId}, ${key}, ${url ?? null}, 'planned', 'TASK')`,
  );
  const changedAt = context.clock.now().toISOString();
  const content = { externalId: ref, changedAt, key, title: text, statusCategory: "planned", ...(url && { url }) };
  await context.rows(
    sql`insert into {connector_row} (installation_id, stream, external_id, content, run_id)
        values (${id}, 'issue', ${ref}, ${JSON.stringify(content)}::jsonb, ${context.newId()})
        on conflict (installation_id, stream, external_id) do nothing`,
  );
}

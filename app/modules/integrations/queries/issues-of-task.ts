import { taskToPassOn, type TaskToPassOn } from "#app/modules/initiatives/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { IssueStatus } from "../domain/agree-status.ts";
import { addressesIn } from "../domain/addresses-in.ts";
import { requireConnector } from "../host/catalogue.ts";
import type { ConnectorHost } from "../host/connector-host.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import { anyOf, sql } from "#tenancy/sql.ts";

export type ShownIssue = {
  installationId: string;
  externalId: string;
  key: string;
  title: string | null;
  url: string | null;
  status: IssueStatus;
  /** What the tracker is called here. */
  tracker: string;
  /** It is kept in step with the task; otherwise the task's text links to it. */
  paired: boolean;
};

export type IssuesOfTask = {
  task: Pick<TaskToPassOn, "id" | "text" | "link">;
  issues: ShownIssue[];
  /** Where an issue can be made of it, by who looks. */
  trackers: { id: string; name: string }[];
};

/** The issues a task is kept in step with or links to, each as it stood when its tracker was last read. */
export async function issuesOfTask(context: Context, initiativeId: string, host: ConnectorHost): Promise<IssuesOfTask> {
  const { id, text, link, description, mayEdit } = await taskToPassOn(context, initiativeId, "view");
  const issues = await issuesAt(context, initiativeId, addressesIn(description));
  const paired = new Set(issues.filter((issue) => issue.paired).map(({ installationId }) => installationId));
  const open = mayEdit ? await openTrackers(context, host) : [];
  return { task: { id, text, link }, issues, trackers: open.filter((tracker) => !paired.has(tracker.id)) };
}

/** Links say what they lead to only where an administrator had that so; pairs are there for whoever sees the task. */
function issuesAt(context: Context, initiativeId: string, addresses: readonly string[]): Promise<ShownIssue[]> {
  const linked = sql`(i.unfolds_links and r.content->>'url' = any(${addresses}::text[]))`;
  return context.rows<ShownIssue>(
    sql`select i.id as "installationId", r.external_id as "externalId", r.content->>'key' as key,
          r.content->>'title' as title, r.content->>'url' as url, r.content->>'statusCategory' as status,
          i.name as tracker, p.initiative_id is not null as paired
        from {connector_installation} i
        join {connector_row} r on r.installation_id = i.id and r.stream = 'issue'
        left join {connector_issue} p on p.installation_id = i.id and p.external_id = r.external_id
          and p.initiative_id = ${initiativeId}
       where i.kind = 'issue-tracker' and ${anyOf([sql`p.initiative_id is not null`, linked])}
       order by p.initiative_id is null, lower(i.name), key limit 50`,
  );
}

/** Trackers that are on, take issues of tasks and can make one. */
async function openTrackers(context: Context, { config }: ConnectorHost): Promise<{ id: string; name: string }[]> {
  const rows = await context.rows<{ id: string; name: string; connector: string }>(
    sql`select id, name, connector from {connector_installation}
        where kind = 'issue-tracker' and status = 'ACTIVE' and issues_of_tasks order by lower(name), id`,
  );
  const can = await Promise.all(
    rows.map(async ({ connector }) => {
      try {
        return (await requireConnector(config.connectors, connector)).actions.includes("createIssue");
      } catch (error) {
        if (!refusalOf(error)) throw error;
        return false;
      }
    }),
  );
  return rows.filter((_, index) => can[index]).map(({ id, name }) => ({ id, name }));
}

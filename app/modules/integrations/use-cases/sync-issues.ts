import { completeInitiative, createInitiative, reopenInitiative, taskStates } from "#app/modules/initiatives/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { refusalOf } from "#app/platform/errors/app-error.ts";
import type { TaskRun } from "#app/platform/tasks/task-run.ts";
import type { Done } from "#sdk/host/index.ts";
import { agreeStatus, type IssueStatus } from "../domain/agree-status.ts";
import { runOrder } from "../host/run-order.ts";
import type { Begun } from "./run-connector.ts";
import { sql } from "#tenancy/sql.ts";

const milliseconds = 5 * 60_000;
/** So many issues become tasks by one run; the rest by the next. */
const mostNew = 500;

type Issue = {
  externalId: string;
  key: string;
  title: string;
  url: string | null;
  dueDate: string | null;
  status: IssueStatus;
};
type Linked = Issue & { initiativeId: string; agreed: IssueStatus };
type Counted = Record<string, number>;

/** Issues of people we know become their tasks; then each says to the other how it stands. Null where that is not switched on. */
export async function syncIssues(run: TaskRun, begun: Begun, trial: boolean): Promise<Counted | null> {
  const { record, connector } = begun;
  if (record.kind !== "issue-tracker" || !(record.makesTasks || record.issuesOfTasks)) return null;
  if (!(await run.open(async ({ actor }) => actor.features.includes("TASK")))) return null;
  if (trial) return { TASKS: await run.open(async (context) => (await newIssues(context, begun)).length) };
  const made = await run.open((context) => makeTasks(context, begun));
  const { followed, asked } = await run.open((context) => followIssues(context, begun));
  const told = connector.actions.includes("setStatus") ? await tellSource(run, begun, asked) : 0;
  return { ...made, TASKS_MOVED: followed, ISSUES_MOVED: told };
}

const issueColumns = sql`r.external_id as "externalId", r.content->>'key' as key, r.content->>'title' as title,
  r.content->>'url' as url, r.content->>'dueDate' as "dueDate", r.content->>'statusCategory' as status`;

/** Open ones without a task whose assignee is somebody here, by their e-mail address or by what an administrator said. */
async function newIssues(context: Context, { record }: Begun): Promise<(Issue & { ownerId: string })[]> {
  if (!record.makesTasks) return [];
  return context.rows(
    sql`select ${issueColumns}, coalesce(p.employee_id, e.id) as "ownerId"
        from {connector_row} r
        left join {connector_person} p on p.installation_id = r.installation_id
          and p.external_id = r.content->>'assigneeRef'
        left join {employee} e on e.work_email = (r.content->>'assigneeEmail')::citext
       where r.installation_id = ${record.id} and r.stream = 'issue' and r.content->>'statusCategory' <> 'done'
         and (${record.tasksProject ?? null}::text is null or r.content->>'projectRef' = ${record.tasksProject ?? null})
         and coalesce(p.employee_id, e.id) is not null
         and not exists (select from {connector_issue} i
           where i.installation_id = r.installation_id and i.external_id = r.external_id)
       order by r.external_id limit ${mostNew}`,
  );
}

async function makeTasks(context: Context, begun: Begun): Promise<Counted> {
  const made = { TASKS: 0, TASKS_REFUSED: 0 };
  for (const issue of await newIssues(context, begun)) {
    const initiativeId = await taskOf(context, issue);
    if (!initiativeId) {
      made.TASKS_REFUSED += 1;
      continue;
    }
    await context.rows(
      sql`insert into {connector_issue} (installation_id, external_id, initiative_id, key, url, status, made_from)
          values (${begun.record.id}, ${issue.externalId}, ${initiativeId}, ${issue.key}, ${issue.url}, ${issue.status},
            'ISSUE')`,
    );
    made.TASKS += 1;
  }
  return made;
}

/** A task that a rule of tasks refuses, as where somebody has left, holds up no other. */
async function taskOf(
  context: Context,
  { key, title, url, dueDate, ownerId }: Issue & { ownerId: string },
): Promise<string | null> {
  try {
    const { initiativeId } = await createInitiative(context, {
      text: `${key} ${title}`.slice(0, 200),
      description: url ?? "",
      ownerIds: [ownerId],
      collaboratorIds: [],
      weightage: 0,
      ...(dueDate && { dueDate }),
    });
    return initiativeId;
  } catch (error) {
    if (!refusalOf(error)) throw error;
    return null;
  }
}

/** Where the issue changed, its task follows; where the task did, the source is to be told. */
async function followIssues(
  context: Context,
  { record }: Begun,
): Promise<{ followed: number; asked: (Linked & { wanted: IssueStatus })[] }> {
  const linked = await context.rows<Linked>(
    sql`select ${issueColumns}, i.initiative_id as "initiativeId", i.status as agreed
        from {connector_issue} i join {connector_row} r on r.installation_id = i.installation_id
          and r.stream = 'issue' and r.external_id = i.external_id where i.installation_id = ${record.id}`,
  );
  const done = await taskStates(
    context,
    linked.map(({ initiativeId }) => initiativeId),
  );
  const asked: (Linked & { wanted: IssueStatus })[] = [];
  let followed = 0;
  for (const issue of linked) {
    const taskIsDone = done.get(issue.initiativeId);
    if (taskIsDone === undefined) continue;
    const { follows, status } = agreeStatus(issue.agreed, issue.status, taskIsDone);
    if (follows === "ISSUE") asked.push({ ...issue, wanted: status });
    else if (follows === "TASK") followed += await moveTask(context, record.id, issue, status);
    else if (status !== issue.agreed) await agree(context, record.id, issue.externalId, status);
  }
  return { followed, asked };
}

async function moveTask(
  context: Context,
  installationId: string,
  { initiativeId, externalId }: Linked,
  status: IssueStatus,
): Promise<number> {
  try {
    if (status === "done") await completeInitiative(context, { initiativeId });
    else await reopenInitiative(context, { initiativeId });
  } catch (error) {
    if (!refusalOf(error)) throw error;
    return 0;
  }
  await agree(context, installationId, externalId, status);
  return 1;
}

async function tellSource(
  run: TaskRun,
  { record, connector, secret, tokens }: Begun,
  asked: readonly (Linked & { wanted: IssueStatus })[],
): Promise<number> {
  if (asked.length === 0) return 0;
  const now = await run.open(async (context) => context.clock.now());
  const inputs = asked.map(({ externalId, key, wanted }) => ({ externalId, key, status: wanted }));
  const options = { connector, installation: record, host: run.installation, secret, now, milliseconds, ...tokens };
  const done = (await runOrder({ act: "do", action: "setStatus", inputs }, options)) as Done[];
  const told = asked.filter((_, index) => done[index] && "ref" in done[index]);
  await run.open(async (context) => {
    for (const { externalId, wanted } of told) await agree(context, record.id, externalId, wanted);
  });
  return told.length;
}

/** Both say this now: the row too, for it is what the source says until it is read again. */
async function agree(context: Context, installationId: string, externalId: string, status: IssueStatus): Promise<void> {
  await context.rows(
    sql`update {connector_issue} set status = ${status}
        where installation_id = ${installationId} and external_id = ${externalId}`,
  );
  await context.rows(
    sql`update {connector_row} set content = content || jsonb_build_object('statusCategory', ${status}::text)
        where installation_id = ${installationId} and stream = 'issue' and external_id = ${externalId}`,
  );
}

import { z } from "zod";
import { authorize } from "#app/platform/context/authorize.ts";
import { notFound } from "#app/platform/errors/app-error.ts";
import { feature, mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { connectorKinds } from "../domain/kinds.ts";
import { listInstallations } from "../queries/installation-list.ts";
import { listRuns } from "../queries/run-list.ts";
import { activateConnector, installationInput, pauseConnector } from "../use-cases/change-state.ts";
import { createIssue, createIssueInput } from "../use-cases/create-issue.ts";
import { replayRun, replayRunInput } from "../use-cases/replay-run.ts";
import { resetConnector } from "../use-cases/reset-connector.ts";
import { startRun, startRunInput } from "../use-cases/start-run.ts";

const can = mayEver("edit", "Connector");
const id = z.uuid().describe("The installation.");
const moment = z.string().nullable();

const installation = z
  .object({
    id: z.string().describe("The id of the record, a UUID."),
    connector: z.string().describe("The connector's id in the catalogue."),
    kind: z.enum(connectorKinds).describe("What it is for."),
    name: z.string().describe("What it is called here."),
    account: z.string().nullable().describe("Whom its credentials belong to at the source; null before a check."),
    health: z
      .enum(["DRAFT", "PAUSED", "WAITING", "GOOD", "DEGRADED", "SIGN_IN"])
      .describe("How it stands: SIGN_IN where its credentials no longer hold."),
    failures: z.number().describe("Runs that failed or were held since the last good one."),
    lastError: z.string().nullable().describe("A stable code of the last failure; null where the last run was good."),
    lastGoodAt: moment.describe("When a run last ended well, in UTC; null where none did."),
    nextRunAt: moment.describe("When the next run is due, in UTC; null where none is."),
  })
  .meta({ id: "ConnectorInstallation" });

const run = z
  .object({
    id: z.string().describe("The id of the record, a UUID."),
    reason: z
      .enum(["SCHEDULE", "MANUAL", "TRIAL", "HOOK", "REPLAY"])
      .describe("Why it ran; a TRIAL changes nothing, a REPLAY reads again from where another began."),
    state: z.enum(["RUNNING", "DONE", "FAILED", "HELD"]).describe("HELD where somebody has to look first."),
    startedAt: z.string().describe("When it began, in UTC."),
    endedAt: moment.describe("When it ended, in UTC; null while it runs."),
    readRows: z.number().describe("Rows the source gave."),
    removedRows: z.number().describe("Rows that are gone at the source."),
    rejectedRows: z.number().describe("Rows that were left out."),
    outcome: z.record(z.string(), z.number()).describe("What it changed, or of a trial would change, in numbers."),
    errorCode: z.string().nullable().describe("A stable code of what went wrong; null where nothing did."),
  })
  .meta({ id: "ConnectorRun" });

/** Connectors to other systems, for programs that watch them. */
export const integrationEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/connectors",
      can,
      summary: "The connectors of the company and how each stands, those in trouble first.",
      input: pagingInput,
      output: listShape(installation),
      run: async (context, input) => {
        await authorize(context, "edit", { kind: "Connector" });
        return pageOfAll(await listInstallations(context, null), input);
      },
    }),
  ),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/connectors/:installationId/runs",
      can,
      summary: "The runs of a connector, newest first; the last hundred.",
      input: pagingInput.extend({ installationId: id }),
      output: listShape(run),
      run: async (context, { installationId, ...paging }) => {
        const known = await listInstallations(context, null);
        if (!known.some((each) => each.id === installationId)) throw notFound("The installation");
        const runs = await listRuns(context, installationId, 100);
        return pageOfAll(
          runs.map(({ kept: _, importId: __, errorMessage: ___, level: ____, mayReplay: _____, ...each }) => each),
          paging,
        );
      },
    }),
  ),
  endpoint({
    method: "POST",
    path: "/connectors/:installationId/run",
    can,
    summary: "Has a connector read its source now, in the background; a trial says what it would change.",
    input: startRunInput,
    output: z.object({ taskId: z.string().describe("The task, at /tasks/:taskId.") }),
    run: startRun,
  }),
  endpoint({
    method: "POST",
    path: "/connectors/:installationId/runs/:runId/replay",
    can,
    summary: "Has a connector read its source again from where one of its runs began, in the background.",
    input: replayRunInput,
    output: z.object({ taskId: z.string().describe("The task, at /tasks/:taskId.") }),
    run: replayRun,
  }),
  endpoint({
    method: "POST",
    path: "/connectors/:installationId/reset",
    can,
    summary: "Forgets how far the source was read: the next run reads all of it.",
    input: installationInput,
    output: z.object({}),
    run: async (context, input) => (await resetConnector(context, input), {}),
  }),
  endpoint({
    method: "POST",
    path: "/initiatives/:initiativeId/issues",
    can: feature("TASK"),
    summary: "Has an issue tracker write down an issue for a task; from then on each says to the other how it stands.",
    input: createIssueInput,
    output: z.object({
      key: z.string().describe("What people call the issue at its tracker."),
      url: z.string().nullable().describe("Where it is; null where the tracker tells none."),
    }),
    run: (context, input, _gatherings, installation) => createIssue(context, input, installation),
  }),
  endpoint({
    method: "POST",
    path: "/connectors/:installationId/activate",
    can,
    summary: "Switches a connector on: it runs now and then as often as it was set to.",
    input: installationInput,
    output: z.object({}),
    run: async (context, input) => (await activateConnector(context, input), {}),
  }),
  endpoint({
    method: "POST",
    path: "/connectors/:installationId/pause",
    can,
    summary: "Pauses a connector.",
    input: installationInput,
    output: z.object({}),
    run: async (context, input) => (await pauseConnector(context, input), {}),
  }),
];

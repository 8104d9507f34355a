import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { feature } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { IssuesScreen } from "../components/issues/issues-screen.tsx";
import { issuesOfTask } from "../queries/issues-of-task.ts";
import { createIssue, createIssueInput } from "../use-cases/create-issue.ts";

const can = feature("TASK");

export const loader = page({
  can,
  input: z.object({ initiativeId: z.uuid() }),
  load: (context, { initiativeId }, _request, scope) => issuesOfTask(context, initiativeId, scope),
});

export const action = command({ can, intents: { "create-issue": { input: createIssueInput, run: createIssue } } });

/** The issues of one task on a page of their own: what works before any script. */
export default function IssuesOfTaskPage() {
  return <IssuesScreen page={useLoaderData<typeof loader>()} />;
}

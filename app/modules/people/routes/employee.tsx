import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { z } from "zod";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { ChangePanel } from "../components/change-panel.tsx";
import { Profile } from "../components/profile.tsx";
import { assignmentKinds } from "../domain/assignment.ts";
import { employeeProfile } from "../queries/employee-profile.ts";
import { listChoices } from "../queries/list-choices.ts";
import { changeAssignment, changeAssignmentInput } from "../use-cases/change-assignment.ts";

export const loader = page({
  can: signedIn,
  input: z.object({ employeeId: z.uuid(), change: z.enum(assignmentKinds).optional().catch(undefined) }),
  load: async (context, { employeeId, change }) => {
    const profile = await employeeProfile(context, { employeeId });
    const changing = change && profile.mayChangeAssignment ? { kind: change, choices: await listChoices(context) } : null;
    return { profile, changing, today: context.today() };
  },
});

export const action = command({
  can: signedIn,
  intents: { "change-assignment": { input: changeAssignmentInput, run: changeAssignment } },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data ? `${data.profile.name} · Cairn` : "Cairn" }];

export default function Employee() {
  const { profile, changing, today } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { pathname } = useLocation();
  return (
    <>
      <Profile profile={profile} />
      {changing ? <ChangePanel key={changing.kind} profile={profile} {...changing} today={today} closeHref={pathname} result={result ?? null} /> : null}
    </>
  );
}

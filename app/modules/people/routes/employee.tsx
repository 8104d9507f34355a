import type { MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData, useLocation } from "@remix-run/react";
import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { Profile } from "../components/profile.tsx";
import { type ProfileChange, ProfilePanel } from "../components/profile-panel.tsx";
import { assignmentKinds } from "../domain/assignment.ts";
import { employeeFacts } from "../queries/employee-facts.ts";
import { employeeProfile, type EmployeeProfile } from "../queries/employee-profile.ts";
import { listChoices } from "../queries/list-choices.ts";
import { changeAssignment, changeAssignmentInput } from "../use-cases/change-assignment.ts";
import { editEmployee, editEmployeeInput } from "../use-cases/edit-employee.ts";
import { recordLeaving, recordLeavingInput } from "../use-cases/record-leaving.ts";
import { rehireEmployee, rehireEmployeeInput } from "../use-cases/rehire-employee.ts";

const input = z.object({
  employeeId: z.uuid(),
  change: z.enum(assignmentKinds).optional().catch(undefined),
  edit: z.enum(["facts", "leaving", "rehire"]).optional().catch(undefined),
});

export const loader = page({
  can: signedIn,
  input,
  load: async (context, asked) => {
    const profile = await employeeProfile(context, asked);
    return { profile, changing: await changeAskedFor(context, asked, profile), today: context.today() };
  },
});

async function changeAskedFor(context: Context, { employeeId, change, edit }: z.output<typeof input>, { mayChangeAssignment, mayEdit }: EmployeeProfile): Promise<ProfileChange | null> {
  if (edit === "facts" && !change && mayEdit) return { panel: "facts", facts: await employeeFacts(context, employeeId) };
  if (!mayChangeAssignment) return null;
  if (change) return { panel: "assignment", kind: change, choices: await listChoices(context) };
  if (edit === "leaving") return { panel: "leaving" };
  return edit === "rehire" ? { panel: "rehire", choices: await listChoices(context) } : null;
}

export const action = command({
  can: signedIn,
  intents: {
    "change-assignment": { input: changeAssignmentInput, run: changeAssignment },
    "edit-employee": { input: editEmployeeInput, run: editEmployee },
    "record-leaving": { input: recordLeavingInput, run: recordLeaving },
    "rehire-employee": { input: rehireEmployeeInput, run: rehireEmployee },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data ? `${data.profile.name} · Cairn` : "Cairn" }];

export default function Employee() {
  const { profile, changing, today } = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  const { pathname } = useLocation();
  return (
    <>
      <Profile profile={profile} />
      {changing ? <ProfilePanel change={changing} profile={profile} today={today} closeHref={pathname} result={result ?? null} /> : null}
    </>
  );
}

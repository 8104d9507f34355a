import type { MetaFunction } from "@remix-run/node";
import { useLoaderData, useLocation } from "@remix-run/react";
import { z } from "zod";
import type { Context } from "#app/platform/context/context.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { Profile } from "../components/profile/profile.tsx";
import { type ProfileChange, ProfilePanel } from "../components/profile/profile-panel.tsx";
import { assignmentKinds } from "../domain/assignment.ts";
import { employeeFacts } from "../queries/employee-facts.ts";
import { employeeProfile, type EmployeeProfile } from "../queries/employee-profile.ts";
import { listChoices } from "../queries/list-choices.ts";
import { peopleTags } from "../queries/people-tags.ts";
import { changeAssignment, changeAssignmentInput } from "../use-cases/change-assignment.ts";
import { correctAssignment, correctAssignmentInput } from "../use-cases/correct-assignment.ts";
import { editEmployee, editEmployeeInput } from "../use-cases/edit-employee.ts";
import { recordLeaving, recordLeavingInput } from "../use-cases/record-leaving.ts";
import { rehireEmployee, rehireEmployeeInput } from "../use-cases/rehire-employee.ts";
import { setEmployeeFields, setEmployeeFieldsInput } from "../use-cases/set-employee-fields.ts";
import { tagPeople, tagPeopleInput } from "../use-cases/tag-people.ts";
import { withdrawPlannedChange, withdrawPlannedChangeInput } from "../use-cases/withdraw-planned-change.ts";

const input = z.object({
  employeeId: z.uuid(),
  change: z.enum(assignmentKinds).optional().catch(undefined),
  correct: z.uuid().optional().catch(undefined),
  history: z.enum(["recorded"]).optional().catch(undefined),
  asOf: z.iso.date().optional().catch(undefined),
  edit: z.enum(["facts", "fields", "leaving", "rehire"]).optional().catch(undefined),
});

export const loader = page({
  can: signedIn,
  input,
  load: async (context, asked) => {
    const recorded = asked.history === "recorded";
    const profile = await employeeProfile(context, { ...asked, recorded });
    const changing = await panelAskedFor(context, asked, profile);
    const ability = await context.ability();
    const offeredTags = ability.anyOf("edit", "PeopleTags")
      ? (await peopleTags(context)).filter(({ archived }) => !archived)
      : null;
    return {
      profile,
      changing,
      recorded,
      offeredTags,
      today: context.today(),
      mayLookAhead: ability.anyOf("look-ahead", "OrgChart"),
    };
  },
});

/** Fields are edited by whom they say, facts by whoever may edit some, everything else by whoever may change where people stand. */
async function panelAskedFor(
  context: Context,
  asked: z.output<typeof input>,
  profile: EmployeeProfile,
): Promise<ProfileChange | null> {
  const { employeeId, change, correct, edit } = asked;
  if (edit === "fields") return profile.fields.some((field) => field.mayEdit) ? { panel: "fields" } : null;
  if (edit === "facts" && !change && !correct && profile.mayEdit)
    return { panel: "facts", facts: await employeeFacts(context, employeeId) };
  return profile.mayChangeAssignment ? changeAskedFor(context, asked, profile) : null;
}

async function changeAskedFor(
  context: Context,
  { change, correct, edit }: z.output<typeof input>,
  { timeline }: EmployeeProfile,
): Promise<ProfileChange | null> {
  if (change) return { panel: "assignment", kind: change, choices: await listChoices(context) };
  const entry = timeline.find((one) => one.id === correct);
  if (entry) return { panel: "correction", entry, choices: await listChoices(context) };
  if (edit === "leaving") return { panel: "leaving" };
  return edit === "rehire" ? { panel: "rehire", choices: await listChoices(context) } : null;
}

export const action = command({
  can: signedIn,
  intents: {
    "change-assignment": { input: changeAssignmentInput, run: changeAssignment },
    "correct-assignment": { input: correctAssignmentInput, run: correctAssignment },
    "withdraw-planned-change": { input: withdrawPlannedChangeInput, run: withdrawPlannedChange },
    "edit-employee": { input: editEmployeeInput, run: editEmployee },
    "record-leaving": { input: recordLeavingInput, run: recordLeaving },
    "set-employee-fields": { input: setEmployeeFieldsInput, run: setEmployeeFields },
    "tag-people": { input: tagPeopleInput, run: tagPeople },
    "rehire-employee": { input: rehireEmployeeInput, run: rehireEmployee },
  },
});

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data ? `${data.profile.name} · Cairn` : "Cairn" },
];

export default function Employee() {
  const { profile, changing, ...shown } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  return (
    <>
      <Profile profile={profile} {...shown} />
      {changing ? <ProfilePanel change={changing} profile={profile} today={shown.today} closeHref={pathname} /> : null}
    </>
  );
}

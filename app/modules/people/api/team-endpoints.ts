import { z } from "zod";
import { recordId } from "#app/platform/http/shapes.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pagingInput, sliceOf, totalShape } from "#app/platform/http/paging.ts";
import { teamRoles, teamVisibilities } from "../domain/teams.ts";
import { teamFilters, teamList } from "../queries/team-list.ts";
import { teamPage } from "../queries/team-page.ts";
import { createTeam, createTeamInput } from "../use-cases/create-team.ts";
import { editTeam, editTeamInput } from "../use-cases/edit-team.ts";
import { removeTeamMember, removeTeamMemberInput } from "../use-cases/remove-team-member.ts";
import { setTeamMember, setTeamMemberInput } from "../use-cases/set-team-member.ts";

const can = signedIn;
const team = z.object({
  id: z.string(),
  name: z.string(),
  color: z.string().nullable(),
  visibility: z.enum(teamVisibilities),
});
const member = z.object({
  id: z.string(),
  name: z.string(),
  role: z.string().nullable(),
  email: z.string(),
  userRole: z.enum(teamRoles),
});
const ids = z.object({ teamId: z.string(), employeeId: z.string() });

/** Teams: seen as their visibility says, shaped by their managers and platform admins. */
export const teamEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/teams",
    can,
    summary: "Teams you may see, your own first.",
    input: teamFilters.omit({ page: true }).extend(pagingInput.shape),
    output: listShape(team.extend({ members: z.number(), managers: z.array(z.string()), mine: z.boolean() }), {
      total: totalShape,
    }),
    run: async (context, filters) => {
      const slice = sliceOf(filters);
      const { rows, total } = await teamList(context, { ...filters, page: 1 }, slice);
      return { ...pageOf(rows, total, slice), total };
    },
  }),
  endpoint({
    method: "POST",
    path: "/teams",
    can,
    summary: "Makes a team; for platform admins.",
    input: createTeamInput,
    output: z.object({ teamId: z.string() }),
    creates: "/teams/:teamId",
    run: createTeam,
  }),
  endpoint({
    method: "GET",
    path: "/teams/:teamId",
    can,
    summary: "One team and who is in it.",
    input: z.object({ teamId: recordId }),
    output: team.extend({ members: z.array(member), mayEdit: z.boolean() }),
    run: teamPage,
  }),
  endpoint({
    method: "PUT",
    path: "/teams/:teamId",
    can,
    summary: "Name, colour and visibility of a team.",
    input: editTeamInput,
    output: z.object({ teamId: z.string() }),
    run: editTeam,
  }),
  endpoint({
    method: "PUT",
    path: "/teams/:teamId/members/:employeeId",
    can,
    summary: "Somebody joins a team, or has another role in it.",
    input: setTeamMemberInput,
    output: ids,
    run: setTeamMember,
  }),
  endpoint({
    method: "DELETE",
    path: "/teams/:teamId/members/:employeeId",
    can,
    summary: "Somebody is in the team no more.",
    input: removeTeamMemberInput,
    output: ids,
    run: removeTeamMember,
  }),
];

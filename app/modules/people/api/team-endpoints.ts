import { z } from "zod";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { ids } from "../domain/ids.ts";
import { signedIn } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pagingInput, sliceOf, totalShape } from "#app/platform/http/paging.ts";
import { versionShape } from "#app/platform/http/shapes.ts";
import { teamRoles, teamVisibilities } from "../domain/teams.ts";
import { teamFilters, teamList } from "../queries/team-list.ts";
import { teamPage } from "../queries/team-page.ts";
import { createTeam, createTeamInput } from "../use-cases/create-team.ts";
import { editTeam, editTeamInput } from "../use-cases/edit-team.ts";
import { removeTeamMember, removeTeamMemberInput } from "../use-cases/remove-team-member.ts";
import { setTeamMember, setTeamMemberInput } from "../use-cases/set-team-member.ts";

const can = signedIn;
const team = z.object({
  id: z.string().describe("The id of the record, a UUID."),
  name: z.string().describe("The name as people see it."),
  color: z.string().nullable().describe("The colour it is shown in."),
  visibility: z.enum(teamVisibilities).describe("GLOBAL is seen by the company, PRIVATE by its members."),
  version: versionShape,
});
const member = z
  .object({
    id: z.string().describe("The id of the employee."),
    name: z.string().describe("The person's name."),
    role: z.string().nullable().describe("Their job role; null where they have none."),
    email: z.string().describe("The work e-mail address."),
    userRole: z.enum(teamRoles).describe("MANAGER shapes the team, MEMBER is in it."),
  })
  .meta({ id: "TeamMember" });
const membership = z.object({ teamId: ids.team, employeeId: ids.employee });

/** Teams: seen as their visibility says, shaped by their managers and platform admins. */
export const teamEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/teams",
      can,
      summary: "Teams you may see, your own first.",
      input: teamFilters.omit({ page: true }).extend(pagingInput.shape),
      output: listShape(
        team.extend({
          members: z.number().describe("How many people are in it."),
          managers: z.array(z.string()).describe("Who shapes it, by name."),
          mine: z.boolean().describe("Whether the caller is in it."),
        }),
        {
          total: totalShape,
        },
      ),
      run: async (context, filters) => {
        const slice = sliceOf(filters);
        const { rows, total } = await teamList(context, { ...filters, page: 1 }, slice);
        return { ...pageOf(rows, total, slice), total };
      },
    }),
    {
      summary: "Teams the caller may see by when they changed, oldest first, and those that are gone: to follow them.",
    },
  ),
  endpoint({
    method: "POST",
    path: "/teams",
    can,
    summary: "Makes a team; for platform admins.",
    input: createTeamInput,
    output: z.object({ teamId: ids.team }),
    creates: "/teams/:teamId",
    run: createTeam,
  }),
  endpoint({
    method: "GET",
    path: "/teams/:teamId",
    can,
    summary: "One team and who is in it.",
    input: z.object({ teamId: ids.team }),
    output: team
      .extend({
        members: z.array(member).describe("Who is in it."),
        mayEdit: z.boolean().describe("Whether the caller may change it."),
      })
      .meta({ id: "Team" }),
    run: teamPage,
  }),
  endpoint({
    method: "PUT",
    path: "/teams/:teamId",
    can,
    summary: "Name, colour and visibility of a team.",
    input: editTeamInput,
    output: z.object({ teamId: ids.team }),
    run: editTeam,
  }),
  endpoint({
    method: "PUT",
    path: "/teams/:teamId/members/:employeeId",
    can,
    summary: "Somebody joins a team, or has another role in it.",
    input: setTeamMemberInput,
    output: membership,
    run: setTeamMember,
  }),
  endpoint({
    method: "DELETE",
    path: "/teams/:teamId/members/:employeeId",
    can,
    summary: "Somebody is in the team no more.",
    input: removeTeamMemberInput,
    output: membership,
    run: removeTeamMember,
  }),
];

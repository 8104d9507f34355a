import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import {
  listShape,
  pageOf,
  pageOfAll,
  pagingInput,
  searchInput,
  sliceOf,
  totalShape,
} from "#app/platform/http/paging.ts";
import { moment, recordId } from "#app/platform/http/shapes.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { memberStatuses } from "../domain/member-status.ts";
import { listInvitations } from "../queries/list-invitations.ts";
import { listMembers } from "../queries/list-members.ts";
import { inviteEmployees } from "../use-cases/invite-employees.ts";
import { withdrawInvitation } from "../use-cases/withdraw-invitation.ts";

const employeeId = recordId.describe("The id of the employee.");
const oneEmployee = z.object({ employeeId: z.uuid().describe("The id of the employee.") });
const member = z
  .object({
    employeeId,
    name: z.string().describe("The person's name as others see it."),
    email: z.string().describe("The address they sign in with."),
    status: z.enum(memberStatuses).describe("ACTIVE may sign in, DEACTIVATED may not."),
    secondFactor: z.boolean().describe("Whether they sign in with a second step."),
    lastSeenAt: moment.nullable().describe("When a session that still runs was last used; null where there is none."),
  })
  .meta({ id: "Member" });
const invitation = z
  .object({
    employeeId,
    name: z.string().describe("The person's name as others see it."),
    email: z.string().describe("The address the invitation was sent to."),
    sentAt: moment,
    expiresAt: moment.describe("Until when the link in the mail opens."),
    expired: z.boolean().describe("Whether that is over."),
  })
  .meta({ id: "Invitation" });

/** Who can sign in to the company, and who was asked to join. */
export const membershipEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/members",
      can: mayEver("view", "Membership"),
      summary: "Who can sign in to the company, or could, by name.",
      input: pagingInput.extend({
        search: searchInput("Words looked for in names and e-mail addresses."),
        status: z.enum(memberStatuses).default("ACTIVE").describe("Those who may sign in, or those who may no more."),
      }),
      output: listShape(member, { total: totalShape }),
      run: async (context, { search, status, ...paging }, _gatherings, { database }) => {
        const slice = sliceOf(paging);
        const { members, total } = await listMembers(context, database, { text: search, status, page: 1 }, slice);
        return { ...pageOf(members, total, slice), total };
      },
    }),
    { key: "employeeId", parts: memberStatuses.map((status) => ({ status })) },
  ),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/invitations",
      can: mayEver("view", "Invitation"),
      summary: "Who was invited and has not joined yet, newest first; of more than 500 the newest.",
      input: pagingInput,
      output: listShape(invitation),
      run: async (context, paging, _gatherings, { database }) =>
        pageOfAll(await listInvitations(context, database), paging),
    }),
    { key: "employeeId" },
  ),
  endpoint({
    method: "POST",
    path: "/invitations",
    can: mayEver("create", "Invitation"),
    summary: "Sends people a link to join; a new one replaces the one before.",
    input: z.object({
      employeeIds: z.array(z.uuid()).min(1).max(100).describe("Employees who cannot sign in yet, 1 to 100."),
    }),
    output: z.object({ invited: z.number().int().describe("How many people were written to.") }),
    run: async (context, { employeeIds }, _gatherings, { database, letters }) => ({
      invited: await inviteEmployees(context, { employeeId: employeeIds }, { ...letters, database }),
    }),
  }),
  endpoint({
    method: "DELETE",
    path: "/invitations/:employeeId",
    can: mayEver("delete", "Invitation"),
    summary: "The link somebody was sent stops working.",
    input: oneEmployee,
    output: z.object({ employeeId }),
    run: async (context, input, _gatherings, { database, letters }) => {
      await withdrawInvitation(context, input, { database, settle: letters.settle });
      return input;
    },
  }),
];

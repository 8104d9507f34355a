import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { adminKinds } from "#app/platform/context/actor.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOf, pagingInput, sliceOf, totalShape } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { customAccessEntries } from "../domain/admin-kinds.ts";
import { adminListInput, listAdmins } from "../queries/list-admins.ts";
import { personAccess } from "../queries/person-access.ts";
import { saveAdminAccess, saveAdminAccessInput } from "../use-cases/save-admin-access.ts";

const heldAccess = z.object({
  kinds: z
    .array(
      z.object({
        kind: z.enum(adminKinds).describe("The kind of administrator."),
        orgUnitIds: z
          .array(z.string())
          .nullable()
          .describe("The org units it reaches, each with all below it; null for the whole company."),
      }),
    )
    .describe("The kinds of administrator this person is, and where."),
  entries: z.array(z.enum(customAccessEntries)).describe("The screens opened to a custom administrator."),
});
const adminRow = z
  .object({
    id: z.string().describe("The id of the employee."),
    name: z.string().describe("The employee's name."),
    email: z.string().describe("The work e-mail address."),
    working: z.boolean().describe("False where they have left, or are yet to come, and still hold something."),
    kinds: z
      .array(
        z.object({
          kind: z.enum(adminKinds).describe("The kind of administrator."),
          units: z
            .array(z.string())
            .nullable()
            .describe("The names of the org units it reaches; null for the whole company."),
        }),
      )
      .describe("The kinds of administrator this person is, and where."),
    entries: z.array(z.enum(customAccessEntries)).describe("The screens opened to a custom administrator."),
    roles: z.array(z.string()).describe("The names of the custom roles the person holds."),
  })
  .meta({ id: "Administrator" });

/** Who holds which admin kind. */
export const adminEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/access/admins",
      summary: "Who holds which admin kind, for the whole company or for which org units; one page at a time.",
      can: mayEver("view", "AdminAccess"),
      input: adminListInput.omit({ page: true }).extend(pagingInput.shape),
      output: listShape(adminRow, { total: totalShape }),
      run: async (context, input) => {
        const slice = sliceOf(input);
        const { rows, total } = await listAdmins(context, { ...input, page: 1 }, slice);
        return { ...pageOf(rows, total, slice), total };
      },
    }),
  ),
  endpoint({
    method: "GET",
    path: "/access/admins/:employeeId",
    summary: "What makes one person an admin, with a mark of that state.",
    can: mayEver("view", "AdminAccess"),
    input: z.object({ employeeId: ids.employee }),
    output: heldAccess.extend({
      mark: z
        .string()
        .describe("Stands for this state of the person's access; send it as `seen` with the next change."),
    }),
    run: async (context, { employeeId }) => {
      const { access, mark } = await personAccess(context, employeeId);
      return {
        kinds: access.kinds.map(({ kind, orgUnitIds }) => ({ kind, orgUnitIds: orgUnitIds && [...orgUnitIds] })),
        entries: [...access.entries],
        mark,
      };
    },
  }),
  endpoint({
    method: "PUT",
    path: "/access/admins/:employeeId",
    summary:
      "Grants and withdraws what makes one person an admin, all at once; seen is the mark it was thought of with.",
    can: mayEver("grant", "AdminAccess"),
    input: saveAdminAccessInput,
    lockedBy: ["seen"],
    output: z.object({
      mark: z
        .string()
        .describe("Stands for this state of the person's access; send it as `seen` with the next change."),
    }),
    run: async (context, input) => {
      await saveAdminAccess(context, input);
      return { mark: (await personAccess(context, input.employeeId)).mark };
    },
  }),
];

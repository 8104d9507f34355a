import { z } from "zod";
import { ids } from "../domain/ids.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { endpoint, type AnyEndpoint } from "#app/platform/http/endpoint.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import {
  listShape,
  pageInput,
  pageOf,
  pageOfAll,
  pagingInput,
  sliceOf,
  totalShape,
} from "#app/platform/http/paging.ts";
import { requireCustomRole } from "../data/custom-role-rows.ts";
import { listRoles, roleListInput } from "../queries/list-roles.ts";
import { previewRole } from "../queries/preview-role.ts";
import { deleteCustomRole, deleteCustomRoleInput } from "../use-cases/delete-custom-role.ts";
import { saveCustomRole, saveCustomRoleInput } from "../use-cases/save-custom-role.ts";
import { customRole, effect } from "./shapes.ts";

const view = mayEver("view", "CustomRole");
const edit = mayEver("edit", "CustomRole");
const saved = z.object({ roleId: ids.role });

/** Roles of the company's own. */
export const roleEndpoints: readonly AnyEndpoint[] = [
  endpoint({
    method: "GET",
    path: "/access/rights",
    summary: "Every right that a role can give, with the fields it may be narrowed to.",
    can: view,
    input: pagingInput,
    output: listShape(
      z.object({
        key: z.string().describe("What the right is called in `rights` of a role."),
        scopable: z.boolean().describe("Whether it can be narrowed to org units."),
        sparable: z.boolean().describe("Whether it can leave out what is the holder's own."),
        fields: z.array(z.string()).describe("The fields it can be narrowed to; empty where it is not about fields."),
      }),
    ),
    run: async (_context, input, { rights }) =>
      pageOfAll(
        rights.map(({ key, scopable, ownedBy, fields = [] }) => ({
          key,
          scopable,
          sparable: ownedBy !== undefined,
          fields: fields.map(({ name }) => name),
        })),
        input,
      ),
  }),
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/access/roles",
      summary: "The company's own roles, one page at a time.",
      can: view,
      input: roleListInput.omit({ page: true }).extend(pagingInput.shape),
      output: listShape(
        z.object({
          id: z.string().describe("The id of the record, a UUID."),
          name: z.string().describe("The name as people see it."),
          description: z.string().describe("What it is for, in the words of whoever made it; may be empty."),
          rights: z.array(z.string()).describe("The rights the role gives, by key."),
          units: z
            .array(z.string())
            .nullable()
            .describe("The names of the org units it reaches; null for the whole company."),
          holders: z.number().describe("How many people hold the role."),
        }),
        { total: totalShape },
      ),
      run: async (context, input) => {
        const slice = sliceOf(input);
        const { rows, total } = await listRoles(context, { ...input, page: 1 }, slice);
        return { ...pageOf(rows, total, slice), total };
      },
    }),
  ),
  endpoint({
    method: "POST",
    path: "/access/roles",
    summary: "Makes a role.",
    can: edit,
    input: saveCustomRoleInput.omit({ roleId: true, version: true }),
    output: saved,
    creates: "/access/roles/:roleId",
    run: (context, input, { rights }) => saveCustomRole(context, { ...input, version: 0 }, rights),
  }),
  endpoint({
    method: "POST",
    path: "/access/roles/preview",
    summary: "Who would gain and lose what by saving a role, 20 people a page by name; nothing is stored.",
    can: edit,
    input: saveCustomRoleInput.extend({ page: pageInput.describe("Which page this is, from 1.") }),
    output: z.object({
      people: z
        .array(
          z.object({
            id: z.string().describe("The id of the employee."),
            name: z.string().describe("The employee's name."),
            effects: z.array(effect).describe("What this person would gain and lose."),
          }),
        )
        .describe("Who would gain or lose something, by name."),
      total: z.number().describe("How many people it is about."),
      page: z.number().describe("Which page this is, from 1."),
    }),
    run: async (context, { page: asked, ...input }, gatherings) => {
      const { people, total, page } = await previewRole(context, input, gatherings, asked);
      return { people, total, page };
    },
  }),
  endpoint({
    method: "GET",
    path: "/access/roles/:roleId",
    summary: "One role with what it gives, where, and to whom.",
    can: view,
    input: z.object({ roleId: ids.role }),
    output: customRole,
    run: (context, { roleId }) => requireCustomRole(context, roleId).then((role) => customRole.parse(role)),
  }),
  endpoint({
    method: "PUT",
    path: "/access/roles/:roleId",
    summary: "Changes a role and who holds it, all at once; version is that of the role as it was read.",
    can: edit,
    input: saveCustomRoleInput.required({ roleId: true }),
    output: saved,
    run: (context, input, { rights }) => saveCustomRole(context, input, rights),
  }),
  endpoint({
    method: "DELETE",
    path: "/access/roles/:roleId",
    summary: "Takes a role away from everybody who holds it; version is that of the role as it was read.",
    can: edit,
    input: deleteCustomRoleInput.extend({
      version: z.coerce.number().int().describe("Counts the changes of the record; the next change must bring it."),
    }),
    output: saved,
    run: async (context, input) => {
      await deleteCustomRole(context, input);
      return { roleId: input.roleId };
    },
  }),
];

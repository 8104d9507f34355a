import { useLoaderData } from "@remix-run/react";
import { pageInput } from "#app/platform/http/paging.ts";
import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { command } from "#app/platform/http/command.ts";
import { page } from "#app/platform/http/page.ts";
import { accessPlaces } from "../access-places.ts";
import { roleForm, roleOf, type TypedRole } from "../components/roles/role-form.ts";
import { RoleScreen } from "../components/roles/role-screen.tsx";
import { previewRole, previewRoleDeletion } from "../queries/preview-role.ts";
import { rolePage } from "../queries/role-page.ts";
import {
  deleteCustomRole,
  deleteCustomRoleInput,
  type DeleteCustomRoleInput,
} from "../use-cases/delete-custom-role.ts";
import { saveCustomRole } from "../use-cases/save-custom-role.ts";

export const loader = page({
  can: mayEver("view", "CustomRole"),
  input: z.object({ roleId: z.uuid().optional() }),
  load: (context, { roleId }, _request, { gatherings }) => rolePage(context, roleId, gatherings.rights),
});

const reviewDeletion = deleteCustomRoleInput.extend({ page: pageInput });

export const action = command({
  can: mayEver("edit", "CustomRole"),
  intents: {
    review: {
      input: roleForm,
      run: (context, typed: TypedRole, { gatherings }) => previewRole(context, roleOf(typed), gatherings, typed.page),
    },
    save: {
      input: roleForm,
      run: (context, typed: TypedRole, { gatherings }) => saveCustomRole(context, roleOf(typed), gatherings.rights),
      redirectTo: () => accessPlaces.roles,
    },
    "review-delete": {
      input: reviewDeletion,
      run: (context, { roleId, page: asked }: z.output<typeof reviewDeletion>, { gatherings }) =>
        previewRoleDeletion(context, roleId, gatherings, asked),
    },
    delete: {
      input: deleteCustomRoleInput,
      run: (context, input: DeleteCustomRoleInput) => deleteCustomRole(context, input),
      redirectTo: () => accessPlaces.roles,
    },
  },
});

export default function Role() {
  return <RoleScreen data={useLoaderData<typeof loader>()} />;
}

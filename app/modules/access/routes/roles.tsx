import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { RoleList } from "../components/roles/role-list.tsx";
import { offeredRight } from "../queries/role-page.ts";
import { listRoles, roleListInput, rolePageSize } from "../queries/list-roles.ts";

export const loader = page({
  can: mayEver("view", "CustomRole"),
  input: roleListInput,
  load: async (context, input, _request, { gatherings }) => ({
    ...(await listRoles(context, input)),
    ...input,
    pageSize: rolePageSize,
    rights: gatherings.rights.map(offeredRight),
  }),
});

export default function Roles() {
  return <RoleList {...useLoaderData<typeof loader>()} />;
}

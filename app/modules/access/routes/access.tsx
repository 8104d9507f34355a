import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { AdminListScreen } from "../components/admins/admin-list.tsx";
import { offeredKinds } from "../domain/admin-kinds.ts";
import { adminFilters, adminListInput, adminPageSize, listAdmins } from "../queries/list-admins.ts";

export const loader = page({
  can: mayEver("view", "AdminAccess"),
  input: adminListInput,
  load: async (context, input) => {
    const kinds: readonly string[] = ["HOLDERS", "EVERYBODY", input.kind, ...offeredKinds(context.actor.features)];
    return {
      input,
      list: await listAdmins(context, input),
      pageSize: adminPageSize,
      filters: adminFilters.filter((filter) => kinds.includes(filter)),
    };
  },
});

export default function Access() {
  return <AdminListScreen {...useLoaderData<typeof loader>()} />;
}

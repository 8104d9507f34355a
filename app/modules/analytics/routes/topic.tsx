import { redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { viewsOfList } from "#app/modules/audiences/index.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { scopeOfPath } from "../analytics-places.ts";
import { TopicScreen } from "../components/measures/topic-screen.tsx";
import { savedAddressOf } from "../saved-dashboards.ts";
import { dashboard, dashboardInput } from "../queries/dashboard.ts";

export const loader = page({
  can: mayEver("view", "Analytics"),
  input: dashboardInput,
  load: async (context, input, { url }, { gatherings }) => {
    const views = await viewsOfList(context, gatherings.rooms, savedAddressOf(url));
    if (views?.leadsTo) throw redirect(views.leadsTo);
    return { views, page: await dashboard(context, scopeOfPath(url), input) };
  },
});

/** One topic of a scope in numbers. */
export default function Topic() {
  return <TopicScreen {...useLoaderData<typeof loader>()} />;
}

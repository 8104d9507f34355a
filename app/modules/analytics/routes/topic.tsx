import { useLoaderData } from "@remix-run/react";
import { mayEver } from "#app/platform/http/can.ts";
import { page } from "#app/platform/http/page.ts";
import { scopeOfPath } from "../analytics-places.ts";
import { TopicScreen } from "../components/measures/topic-screen.tsx";
import { dashboard, dashboardInput } from "../queries/dashboard.ts";

export const loader = page({
  can: mayEver("view", "Analytics"),
  input: dashboardInput,
  load: (context, input, { url }) => dashboard(context, scopeOfPath(url), input),
});

/** One topic of a scope in numbers. */
export default function Topic() {
  return <TopicScreen page={useLoaderData<typeof loader>()} />;
}

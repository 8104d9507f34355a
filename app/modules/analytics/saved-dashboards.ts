import { analyticsPlaces, numbersOf, teamScopes } from "./analytics-places.ts";
import { usualSplit } from "./domain/dimensions.ts";

/** Dashboards whose choices can be kept under a name: one list a scope, of which the topic is one choice. */
export const savedDashboards = [analyticsPlaces.company, ...teamScopes.map(numbersOf)].map((path) => ({
  path,
  parameters: { topic: "", period: "", periodFrom: "", periodTo: "", split: usualSplit, cohort: "", orgUnit: "" },
}));

/** The address of a dashboard as that list says it. */
export function savedAddressOf(url: string): string {
  const address = new URL(url);
  const list = savedDashboards.find(({ path }) => address.pathname.startsWith(path));
  const topic = list ? address.pathname.slice(list.path.length + 1).replace(/\.data$/, "") : "";
  if (!list || topic === "") return url;
  address.pathname = list.path;
  address.searchParams.set("topic", topic);
  return address.href;
}

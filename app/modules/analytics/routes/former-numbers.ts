import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { analyticsPlaces } from "../analytics-places.ts";

/** Addresses of before lead to their screens, with what was asked of them. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  const goals = pathname.replace(/\.data$/, "") === "/analytics/goals";
  return redirect(`${analyticsPlaces.company}${goals ? "/goals" : ""}${search}`, 301);
}

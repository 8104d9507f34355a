import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { analyticsPlaces } from "../analytics-places.ts";

/** The address of before leads to its screen for good, with what was asked of it. */
export function loader({ request, params }: LoaderFunctionArgs) {
  return redirect(
    `${analyticsPlaces.dashboard(encodeURIComponent(params["dashboardId"] ?? ""))}${new URL(request.url).search}`,
    301,
  );
}

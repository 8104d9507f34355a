import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { feedbackPlaces, insightPlaces } from "../feedback-places.ts";

const moved: Readonly<Record<string, string>> = { "/analytics/feedback": insightPlaces[1].path };

/** Addresses of before lead to their screens, with what was asked of them. */
export function loader({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url);
  return redirect(`${moved[pathname] ?? feedbackPlaces.received}${search}`, 301);
}

import { route, type RouteConfig } from "@remix-run/route-config";
import { feedbackLists, feedbackPlaces, insightPlaces } from "./feedback-places.ts";

const former = "modules/feedback/routes/former-address.ts";
const formerAddresses = ["feedback", "feedback/myPraisesAndAdvices", "myPraisesAndAdvices", "analytics/feedback"];

/** For people outside the company, who have a link and no account. */
export const feedbackRoutes = [route("feedback/answer", "modules/feedback/routes/outside.tsx")] satisfies RouteConfig;

export const feedbackFrameRoutes = [
  ...feedbackLists.map(({ path, scope }) =>
    route(path.slice(1), "modules/feedback/routes/lists.tsx", { id: `feedback/${scope}` }),
  ),
  route(feedbackPlaces.requests.slice(1), "modules/feedback/routes/requests.tsx"),
  ...insightPlaces.map(({ path, scope }) =>
    route(path.slice(1), "modules/feedback/routes/insights.tsx", { id: `feedback/insights-${scope}` }),
  ),
  route("app/feedback/export", "modules/feedback/routes/export.ts"),
  route("app/feedback/insights-export", "modules/feedback/routes/insights-export.ts"),
  route("app/feedback/of-person/:employeeId", "modules/feedback/routes/of-person.ts"),
  route("app/feedback/asked/:askId", "modules/feedback/routes/ask.tsx"),
  route("app/feedback/request/:requestId", "modules/feedback/routes/request.tsx"),
  route("app/feedback/:feedbackId", "modules/feedback/routes/feedback.tsx"),
  ...formerAddresses.map((path) => route(path, former, { id: `feedback/former-${path.replace("/", "-")}` })),
] satisfies RouteConfig;

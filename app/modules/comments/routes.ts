import { route, type RouteConfig } from "@remix-run/route-config";

export const commentsRoutes = [
  route("app/comments/:about/:record", "modules/comments/routes/thread.tsx"),
  route("app/comments/:about/:record/people", "modules/comments/routes/people.ts"),
] satisfies RouteConfig;

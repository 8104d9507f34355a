import { index, route, type RouteConfig } from "@remix-run/route-config";

export const shellRoutes = [
  index("shell/routes/start.tsx", { id: "shell/routes/start" }),
  route("app/tasks", "shell/routes/tasks.ts"),
  route("app/tasks/:taskId/state", "shell/routes/task-state.ts"),
  route("app/tasks/:taskId/file", "shell/routes/task-file.ts"),
  route("app/attachment/:attachmentId", "shell/routes/attachment.ts"),
  route("app/signed-document/:documentId", "shell/routes/signed-document.ts"),
  route("app/palette.json", "shell/routes/palette.ts"),
  route("*", "shell/routes/missing.ts"),
] satisfies RouteConfig;

export const shellFrameRoutes = [
  route("app/tasks/export", "shell/routes/export.tsx"),
  route("app/*", "shell/routes/missing-inside.ts"),
] satisfies RouteConfig;

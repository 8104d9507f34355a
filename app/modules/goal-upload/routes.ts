import { route, type RouteConfig } from "@remix-run/route-config";
import { uploadAddresses } from "#app/modules/goals/domain.ts";

export const goalUploadRoutes = [
  ...uploadAddresses.map(({ path, key }) =>
    route(path.slice(1), "modules/goal-upload/routes/upload.tsx", { id: `modules/goal-upload/routes/upload-${key}` }),
  ),
  route("app/goal/upload-sample", "modules/goal-upload/routes/upload-sample.ts"),
] satisfies RouteConfig;

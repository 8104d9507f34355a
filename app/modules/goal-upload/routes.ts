import { route, type RouteConfig } from "@remix-run/route-config";

const areas = ["my-data", "team/direct-reports", "team/all-reports", "team/view", "company"];
const formerPaths = [...areas.map((area) => `app/${area}/goal/upload`), "app/goal/upload-sample"];

export const goalUploadRoutes = formerPaths.map((path) =>
  route(path, "modules/goal-upload/routes/former-address.ts", { id: `modules/goal-upload/former/${path}` }),
) satisfies RouteConfig;

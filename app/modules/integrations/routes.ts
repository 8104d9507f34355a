import { route, type RouteConfig } from "@remix-run/route-config";
import { connectorKinds } from "./domain/kinds.ts";

const at = (file: string) => `modules/integrations/routes/${file}`;
const root = "app/company/settings/plugins";

export const integrationsRoutes = [
  route("crm/callback", at("callback.ts")),
  route("app/initiative/:initiativeId/issues", at("issues-of-task.tsx")),
  route(root, at("plugins.tsx")),
  ...connectorKinds.map((kind) => route(`${root}/${kind}`, at("plugins-of-kind.tsx"), { id: `integrations/${kind}` })),
  route(`${root}/sign-in`, at("sign-in.tsx")),
  route(`${root}/install/:connector`, at("install.tsx")),
  route(`${root}/installation/:installationId`, at("installation.tsx")),
  route(`${root}/installation/:installationId/runs/export`, at("runs-export.ts")),
  route(`${root}/installation/:installationId/runs/:runId/rejected.csv`, at("rejected.ts")),
] satisfies RouteConfig;

import { route, type RouteConfig } from "@remix-run/route-config";
import { disciplinaryPlaces, listScopes, shelves } from "./disciplinary-places.ts";

const at = (file: string) => `modules/disciplinary/routes/${file}`;
const former = [
  "disciplinary-actions",
  "disciplinary-actions/employee/pending",
  "disciplinary-actions/employee/all",
  "disciplinary-actions/manager/pending",
  "disciplinary-actions/manager/all",
  "settings/disciplinary-actions",
];

export const disciplinaryRoutes = [
  ...listScopes.flatMap((scope) =>
    shelves.map((shelf) =>
      route(disciplinaryPlaces.list(scope, shelf).slice(1), at("list.tsx"), {
        id: `disciplinary/${scope}-${shelf}`,
      }),
    ),
  ),
  route(disciplinaryPlaces.insights.slice(1), at("insights.tsx")),
  route(disciplinaryPlaces.settings.slice(1), at("settings.tsx")),
  route(disciplinaryPlaces.export.slice(1), at("export.ts")),
  route("app/disciplinary/statement/:statementId", at("statement.tsx")),
  route("app/disciplinary/certificate/:certificateId", at("certificate.tsx")),
  route("app/disciplinary/:noteId", at("note.tsx")),
  route("disciplinary-actions/signed/:noteId", at("signed.tsx")),
  ...former.map((path) =>
    route(path, at("former-address.ts"), { id: `disciplinary/former-${path.replaceAll("/", "-")}` }),
  ),
] satisfies RouteConfig;

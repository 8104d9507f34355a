import { route, type RouteConfig } from "@remix-run/route-config";
import { boards, lifecyclePlaces } from "./lifecycle-places.ts";

const at = (file: string) => `modules/lifecycle/routes/${file}`;
const former = ["lifecycle", ...boards.map((board) => `lifecycle/${board}`), "settings/lifecycle"];

/** For joiners, who have a link and no account yet. */
export const lifecycleOpenRoutes = [route(lifecyclePlaces.welcome.slice(1), at("welcome.tsx"))] satisfies RouteConfig;

export const lifecycleRoutes = [
  route(lifecyclePlaces.mine.slice(1), at("my-journeys.tsx")),
  ...boards.map((board) =>
    route(lifecyclePlaces.board(board).slice(1), at("board.tsx"), { id: `lifecycle/board-${board}` }),
  ),
  route(lifecyclePlaces.managers.slice(1), at("new-hires.tsx")),
  route(lifecyclePlaces.templates.slice(1), at("templates.tsx")),
  route(lifecyclePlaces.insights.slice(1), at("insights.tsx")),
  route(lifecyclePlaces.alumni.slice(1), at("alumni.tsx")),
  route(lifecyclePlaces.start.slice(1), at("start.tsx")),
  route(lifecyclePlaces.export.slice(1), at("export.ts")),
  route("app/lifecycle/journey/:journeyId", at("journey.tsx")),
  ...former.map((path) =>
    route(path, at("former-address.ts"), { id: `lifecycle/former-${path.replaceAll("/", "-")}` }),
  ),
] satisfies RouteConfig;

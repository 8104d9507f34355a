import { route, type RouteConfig } from "@remix-run/route-config";
import { formerSettings, oneOnOnePlaces, ownLists, teamScopes } from "./one-on-one-places.ts";

const at = (file: string) => `modules/one-on-ones/routes/${file}`;
const former = at("former-address.ts");

/** For who was invited by mail and is not signed in. */
export const oneOnOnesOpenRoutes = [
  route(oneOnOnePlaces.invitation.slice(1), at("invitation.tsx")),
] satisfies RouteConfig;

export const oneOnOnesRoutes = [
  ...ownLists.map(({ path, list }) =>
    route(path.slice(1), at("own-list.tsx"), { id: `one-on-ones/own-${list.toLowerCase()}` }),
  ),
  route("app/my-data/oneOnOne/preferences", at("preferences.tsx")),
  route("app/my-data/oneOnOne/timeline/:employeeId", at("timeline.tsx")),
  route("app/my-data/oneOnOne/legacy/id/:instanceId", former, { id: "one-on-ones/former-own-legacy" }),
  route("app/my-data/oneOnOne/:masterId", at("series.ts")),
  route("app/my-data/oneOnOne/:masterId/:instanceId", at("meeting.tsx")),
  route("app/oneOnOne", at("with-employee.ts")),
  route("app/oneOnOne/of-person/:employeeId", at("with-person.ts")),
  route("app/oneOnOne/running", at("running-series.ts")),
  route("app/oneOnOne/times", at("time-hints.ts")),
  route("app/oneOnOne/series/:seriesId/plan", at("series-plan.ts")),
  route("app/oneOnOne/:meetingId/notes", at("notes.ts")),
  route("app/oneOnOne/:meetingId/calendar.ics", at("calendar.ts")),
  ...teamScopes.flatMap((scope) => [
    route(`app/team/${scope}/oneOnOne/manage`, at("team-manage.tsx"), { id: `one-on-ones/${scope}-manage` }),
    route(`app/team/${scope}/oneOnOne/insights`, at("insights.tsx"), { id: `one-on-ones/${scope}-insights` }),
    route(`app/team/${scope}/oneOnOne/data-exports`, at("exports.tsx"), { id: `one-on-ones/${scope}-exports` }),
    route(`app/team/${scope}/oneOnOne/legacy/id/:instanceId`, former, { id: `one-on-ones/former-${scope}-legacy` }),
    route(`app/team/${scope}/oneOnOne/:masterId/:instanceId`, former, { id: `one-on-ones/former-${scope}` }),
  ]),
  route("app/team/all-reports/oneOnOne/team-1-1", at("team-meetings.tsx")),
  route("app/company/oneOnOne/insights", at("insights.tsx"), { id: "one-on-ones/company-insights" }),
  route("app/company/oneOnOne/data-exports", at("exports.tsx"), { id: "one-on-ones/company-exports" }),
  route("app/company/oneOnOne/settings", at("settings.tsx")),
  route("app/oneOnOne/export", at("export.ts")),
  route("template/checkin/:templateId", former, { id: "one-on-ones/former-template" }),
  ...formerSettings.map((path) =>
    route(path.slice(1), former, { id: `one-on-ones/former${path.replaceAll("/", "-")}` }),
  ),
  route("oneOnOne", former, { id: "one-on-ones/former" }),
  route("oneOnOne/timeline", former, { id: "one-on-ones/former-timeline" }),
  route("oneOnOne/audit", former, { id: "one-on-ones/former-audit" }),
  route("oneOnOne/insights", former, { id: "one-on-ones/former-insights" }),
  route("oneOnOne/legacy/id/:instanceId", former, { id: "one-on-ones/former-legacy" }),
  route("oneOnOne/:instanceId", former, { id: "one-on-ones/former-instance" }),
  route("oneOnOne/:masterId/:instanceId", former, { id: "one-on-ones/former-meeting" }),
] satisfies RouteConfig;

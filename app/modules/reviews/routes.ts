import { route, type RouteConfig } from "@remix-run/route-config";
import { formerPlaces, reviewPlaces, teamScopes, type Scope } from "./review-places.ts";

const at = (file: string) => `modules/reviews/routes/${file}`;
const named = (path: string) => `reviews${path.replaceAll(/[/:]/g, "-")}`;
const people = ["manage", "calibrated-results", "detail-reports"];

const screen = (scope: Scope, name: string, file: string) => {
  const path = reviewPlaces.screen(scope, name);
  return route(path.slice(1), at(file), { id: named(path) });
};

/** For people outside the company, who have a link and no account. */
export const reviewsOpenRoutes = [route("review/outside", at("outside.tsx"))] satisfies RouteConfig;

export const reviewsRoutes = [
  route(reviewPlaces.mine.slice(1), at("my-reviews.tsx")),
  route("review/result/:reviewId/employee/:employeeId", at("result.tsx")),
  route("review/result/:reviewId/employee/:employeeId/chart", at("result.tsx"), { id: "reviews/result-chart" }),
  route("review/performancePreview", at("performance.tsx")),
  route("review/:reviewId/employee/:employeeId", at("form.tsx")),
  route("review/:reviewId/employee/:employeeId/legacy", at("form.tsx"), { id: "reviews/form-legacy" }),
  ...teamScopes.flatMap((scope) => people.map((name) => screen(scope, name, "people.tsx"))),
  ...people.filter((name) => name !== "manage").map((name) => screen("company", name, "people.tsx")),
  ...([...teamScopes, "company"] as const).map((scope) => screen(scope, "completion-status", "completion.tsx")),
  ...(["direct-reports", "all-reports", "company"] as const).map((scope) => screen(scope, "insights", "insights.tsx")),
  route(reviewPlaces.cycles.slice(1), at("cycles.tsx")),
  route(`${reviewPlaces.cycles.slice(1)}/export`, at("cycles-export.ts")),
  route("app/company/review/reviewCreation/:reviewId", at("wizard.tsx")),
  route("app/company/review/share/:reviewId", at("share.tsx")),
  route("app/company/review/share/:reviewId/runs/:runId/people.csv", at("share-file.ts")),
  route(reviewPlaces.settings.slice(1), at("settings.tsx")),
  route("template/review/:templateId", at("template.tsx")),
  route("template/review/:templateId/preview", at("template-preview.tsx")),
  route("app/review/answers", at("answers.ts")),
  route("review/signed/:revieweeId", at("signed.tsx")),
  route("app/review/result-file/:reviewId/:employeeId", at("result-file.ts")),
  route("app/review/of-person/:employeeId", at("of-person.ts")),
  route("app/team/direct-reports/review/action-plans", at("action-plans.tsx")),
  route("app/team/direct-reports/review/action-plan/edit", at("action-plan-edit.ts")),
  route("app/review/export", at("export.ts")),
  route("app/review/insights-export", at("insights-export.ts")),
  route("settings/reviewCycle/:formId/:step", at("former-address.ts"), { id: "reviews/former-wizard" }),
  ...Object.keys(formerPlaces).map((path) =>
    route(path.slice(1), at("former-address.ts"), { id: `reviews/former${named(path)}` }),
  ),
] satisfies RouteConfig;

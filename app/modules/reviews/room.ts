import { hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room, SavableList, Tab } from "#app/platform/contributions/room.ts";
import { reviewPlaces, teamScopes, type TeamScope } from "./review-places.ts";

const runs = { action: "view", subject: "ReviewCycle" };
const numbers = { action: "view", subject: "ReviewInsights" };

const teamTab = (scope: TeamScope, screen: string, label: string): Tab => ({
  area: "team",
  module: "review",
  label,
  path: reviewPlaces.screen(scope, screen),
  scope,
  when: hasTeamAccess,
  can: { action: "view", subject: "ReviewTeam" },
});
const companyTab = (path: string, label: string, can: Tab["can"] = runs, also?: readonly string[]): Tab => ({
  area: "company",
  module: "review",
  label,
  path,
  ...(can ? { can } : {}),
  ...(also ? { also } : {}),
});

const people = { text: "", cycle: "", state: "", cohort: "", reviewViewType: "question" };
const forms = { text: "", cycle: "", provider: "", status: "" };

/** Whose filters can be kept: the people of every scope with their results, how far forms are, numbers, and cycles. */
const lists: SavableList[] = [
  ...(["company", ...teamScopes] as const).flatMap((scope) => [
    ...["manage", "calibrated-results", "detail-reports"]
      .filter((name) => scope !== "company" || name !== "manage")
      .map((name) => ({ path: reviewPlaces.screen(scope, name), parameters: people })),
    { path: reviewPlaces.screen(scope, "completion-status"), parameters: forms },
    ...(scope === "view" ? [] : [{ path: reviewPlaces.screen(scope, "insights"), parameters: { cycle: "" } }]),
  ]),
  { path: reviewPlaces.cycles, parameters: { text: "", state: "" } },
];

export const reviews: Room = {
  name: "reviews",
  feature: "REVIEW",
  lists,
  modules: [{ key: "review", label: "navigation.module", showsWaiting: true }],
  acts: [
    {
      label: "cycles.new",
      path: `${reviewPlaces.cycles}?new=true`,
      can: { action: "create", subject: "ReviewCycle" },
    },
  ],
  tabs: [
    {
      area: "my-data",
      module: "review",
      label: "navigation.mine",
      path: reviewPlaces.mine,
      also: ["/review"],
    },
    ...teamScopes.flatMap((scope) => [
      teamTab(scope, "manage", "navigation.manage"),
      teamTab(scope, "completion-status", "navigation.completion"),
      teamTab(scope, "calibrated-results", "navigation.results"),
      teamTab(scope, "detail-reports", "navigation.details"),
      ...(scope === "view" ? [] : [teamTab(scope, "insights", "navigation.insights")]),
      ...(scope === "direct-reports" ? [teamTab(scope, "action-plans", "plan.plans")] : []),
    ]),
    companyTab(reviewPlaces.cycles, "navigation.cycles", runs, ["/app/company/review/reviewCreation"]),
    companyTab(reviewPlaces.screen("company", "completion-status"), "navigation.completion"),
    companyTab(reviewPlaces.screen("company", "calibrated-results"), "navigation.results"),
    companyTab(reviewPlaces.screen("company", "detail-reports"), "navigation.details"),
    companyTab(reviewPlaces.screen("company", "insights"), "navigation.insights", numbers),
    companyTab(reviewPlaces.settings, "navigation.settings", { action: "view", subject: "ReviewTemplate" }, [
      "/template/review",
    ]),
  ],
};

import { hasCompanyAccess, hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room } from "#app/platform/contributions/room.ts";
import { hasGoalsInView } from "./domain/view-reach.ts";
import { goalAddresses } from "./goal-addresses.ts";

export const goals: Room = {
  name: "goals",
  feature: "GOAL",
  lists: goalAddresses.filter(({ scope }) => scope !== "individuals-goals").map(({ path }) => ({
    path, parameters: { text: "", period: "current", kind: "OBJECTIVE", level: "", status: "", owner: "", tag: "", cohort: "", heard: "", gap: "", unit: "", view: "LIST", look: "OUTLINE", sort: "due", asOf: "" },
  })),
  tabs: [
    { area: "my-data", module: "goal", label: "pages.my-goals.tab", path: "/app/my-data/goal/my-goals", icon: "target" },
    { area: "my-data", module: "goal", label: "pages.my-company.tab", path: "/app/my-data/goal/my-company", icon: "tree", desktopOnly: true },
    { area: "my-data", module: "goal", label: "metrics.tab", path: "/app/my-data/goal/metrics", icon: "list", desktopOnly: true },
    { area: "my-data", module: "goal", label: "check-in-many.tab", path: "/app/my-data/goal/check-in", icon: "list", desktopOnly: true },
    {
      area: "my-data", module: "goal", label: "upload.tab", path: "/app/my-data/goal/upload", icon: "list", desktopOnly: true,
      can: { action: "upload", subject: "GoalUpload" },
    },
    { area: "team", module: "goal", label: "pages.direct-reports.tab", path: "/app/team/direct-reports/goal/manage", icon: "target", when: hasTeamAccess },
    { area: "team", module: "goal", label: "pages.all-reports.tab", path: "/app/team/all-reports/goal/manage", icon: "hierarchy", when: hasTeamAccess },
    { area: "team", module: "goal", label: "pages.view.tab", path: "/app/team/view/goal/manage", icon: "target", when: hasGoalsInView },
    { area: "team", module: "goal", label: "insights.of.direct-reports", path: "/app/team/direct-reports/goal/insights", icon: "list", when: hasTeamAccess, can: { action: "view", subject: "GoalInsights" }, desktopOnly: true },
    { area: "team", module: "goal", label: "insights.of.all-reports", path: "/app/team/all-reports/goal/insights", icon: "list", when: hasTeamAccess, can: { action: "view", subject: "GoalInsights" }, desktopOnly: true },
    { area: "company", module: "goal", label: "pages.company.tab", path: "/app/company/goal/manage", icon: "target", when: hasCompanyAccess },
    { area: "company", module: "goal", label: "metrics.tab", path: "/app/company/goal/metrics", icon: "list", when: hasCompanyAccess },
    { area: "company", module: "goal", label: "archived.tab", path: "/app/company/goal/archived", icon: "target", when: hasCompanyAccess },
    { area: "company", module: "goal", label: "insights.of.company", path: "/app/company/goal/data-exports", icon: "list", when: hasCompanyAccess, can: { action: "view", subject: "GoalInsights" } },
    { area: "company", module: "goal", label: "alignment.title", path: "/app/company/goal/alignment", icon: "tree", when: hasCompanyAccess, can: { action: "view", subject: "GoalInsights" } },
    { area: "company", module: "goal", label: "goal-template.tab", path: "/app/company/goal/templates", icon: "list", can: { action: "view", subject: "GoalTemplate" } },
    {
      area: "company", module: "goal", label: "settings.tab", path: "/app/company/goal/settings", icon: "gear",
      can: { action: "edit", subject: "GoalAccessTemplate" },
    },
  ],
};

import { hasCompanyAccess, hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { comparedNames } from "./domain/comparison.ts";
import { usualSort } from "./domain/usual-sort.ts";
import { hasGoalsInView } from "./domain/view-reach.ts";
import { goalAddresses } from "./goal-addresses.ts";

export const goals: Room = {
  name: "goals",
  feature: "GOAL",
  lists: goalAddresses
    .filter(({ scope }) => scope !== "individuals-goals")
    .map(({ path }) => ({
      path,
      parameters: {
        text: "",
        period: "current",
        kind: "OBJECTIVE",
        level: "",
        status: "",
        owner: "",
        tag: "",
        cohort: "",
        heard: "",
        gap: "",
        unit: "",
        department: "",
        team: "",
        group: "",
        ...Object.fromEntries(comparedNames.flatMap((name) => [name, `${name}Is`]).map((name) => [name, ""])),
        view: "LIST",
        look: "OUTLINE",
        sort: usualSort,
        asOf: "",
      },
    })),
  modules: [{ key: "goal", label: "names.module", showsWaiting: true }],
  acts: [
    {
      label: "create.open",
      path: "/app/my-data/goal/my-goals?createOkr=true",
      can: { action: "create", subject: "Goal" },
    },
    { label: "action.check-in", path: "/app/my-data/goal/check-in" },
  ],
  tabs: [
    {
      area: "my-data",
      module: "goal",
      label: "navigation.mine",
      path: "/app/my-data/goal/my-goals",
      also: ["/app/goal"],
    },
    {
      area: "my-data",
      module: "goal",
      label: "navigation.my-company",
      path: "/app/my-data/goal/my-company",
      desktopOnly: true,
    },
    {
      area: "my-data",
      module: "goal",
      label: "navigation.check-in",
      path: "/app/my-data/goal/check-in",
      desktopOnly: true,
    },
    ...(["direct-reports", "all-reports"] as const).flatMap((scope): Tab[] => [
      {
        area: "team",
        module: "goal",
        label: "navigation.manage",
        path: `/app/team/${scope}/goal/manage`,
        scope,
        when: hasTeamAccess,
      },
    ]),
    {
      area: "team",
      module: "goal",
      label: "navigation.manage",
      path: "/app/team/view/goal/manage",
      scope: "view",
      when: hasGoalsInView,
    },
    {
      area: "company",
      module: "goal",
      label: "navigation.manage",
      path: "/app/company/goal/manage",
      when: hasCompanyAccess,
    },
    {
      area: "company",
      module: "goal",
      label: "navigation.archived",
      path: "/app/company/goal/archived",
      when: hasCompanyAccess,
    },
    {
      area: "settings",
      module: "modules",
      label: "settings.title",
      path: "/app/company/goal/settings",
      can: { action: "edit", subject: "GoalAccessTemplate" },
    },
  ],
};

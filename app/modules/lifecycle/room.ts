import { hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { boards, lifecyclePlaces } from "./lifecycle-places.ts";

const company = (label: string, path: string, action: string, subject: string, also?: readonly string[]): Tab => ({
  ...{ area: "company", module: "lifecycle", label, path, can: { action, subject } },
  ...(also && { also }),
});

export const lifecycle: Room = {
  name: "lifecycle",
  feature: "LIFECYCLE",
  modules: [{ key: "lifecycle", label: "navigation.module", showsWaiting: true }],
  acts: (["HIRE", "EXIT", "MOVE"] as const).map((moment) => ({
    label: `start.${moment}`,
    path: `${lifecyclePlaces.start}?moment=${moment}`,
    can: { action: "view", subject: "LifecycleCompany" },
  })),
  tabs: [
    {
      ...{ area: "my-data", module: "lifecycle", label: "navigation.mine", path: lifecyclePlaces.mine },
      also: ["/app/lifecycle/journey"],
    },
    {
      ...{ area: "team", module: "lifecycle", label: "navigation.managers", path: lifecyclePlaces.managers },
      ...{ when: hasTeamAccess, can: { action: "view", subject: "LifecycleTeam" } },
    },
    ...boards.map((board) =>
      company(
        `navigation.${board}`,
        lifecyclePlaces.board(board),
        "view",
        "LifecycleCompany",
        board === "progress" ? [lifecyclePlaces.start] : undefined,
      ),
    ),
    company("navigation.alumni", lifecyclePlaces.alumni, "view", "LifecycleCompany"),
    company("navigation.templates", lifecyclePlaces.templates, "edit", "LifecycleTemplates"),
    company("navigation.insights", lifecyclePlaces.insights, "view", "LifecycleInsights"),
  ],
};

import { hasCompanyAccess, hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { initiativeLists } from "./initiative-places.ts";

export const initiatives: Room = {
  name: "initiatives",
  feature: "TASK",
  lists: initiativeLists.map(({ path }) => ({
    path,
    parameters: {
      text: "",
      status: "",
      due: "",
      dueFrom: "",
      dueTo: "",
      kind: "",
      goalId: "",
      parentId: "",
      owner: "",
      tag: "",
      view: "LIST",
      sort: "due",
    },
  })),
  modules: [{ key: "initiative", label: "navigation.module", showsWaiting: true }],
  acts: [
    { label: "form.new", path: "/app/my-data/initiative/my-initiatives?new=true" },
    { label: "import.title", path: "/app/imports/tasks", can: { action: "upload", subject: "GoalUpload" } },
  ],
  tabs: [
    {
      area: "my-data",
      module: "initiative",
      label: "pages.mine.title",
      path: "/app/my-data/initiative/my-initiatives",
      also: ["/app/initiative", "/app/imports/tasks"],
    },
    ...(["direct-reports", "all-reports"] as const).map((scope): Tab => ({
      area: "team",
      module: "initiative",
      label: "navigation.manage",
      path: `/app/team/${scope}/initiative`,
      scope,
      when: hasTeamAccess,
    })),
    {
      area: "company",
      module: "initiative",
      label: "navigation.manage",
      path: "/app/company/initiative",
      when: hasCompanyAccess,
    },
  ],
};

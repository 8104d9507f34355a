import { hasCompanyAccess, hasTeamAccess } from "#app/platform/context/derived-access.ts";
import type { Room } from "#app/platform/contributions/room.ts";
import { initiativeLists } from "./initiative-places.ts";

export const initiatives: Room = {
  name: "initiatives",
  feature: "TASK",
  lists: initiativeLists.map(({ path }) => ({
    path,
    parameters: { text: "", status: "", due: "", kind: "", goalId: "", owner: "", tag: "", view: "LIST", sort: "due" },
  })),
  tabs: [
    {
      area: "my-data",
      module: "initiative",
      label: "pages.mine.title",
      path: "/app/my-data/initiative/my-initiatives",
      icon: "list",
    },
    {
      area: "team",
      module: "initiative",
      label: "pages.direct-reports.title",
      path: "/app/team/direct-reports/initiative",
      icon: "list",
      when: hasTeamAccess,
    },
    {
      area: "team",
      module: "initiative",
      label: "pages.all-reports.title",
      path: "/app/team/all-reports/initiative",
      icon: "list",
      when: hasTeamAccess,
    },
    {
      area: "company",
      module: "initiative",
      label: "pages.company.title",
      path: "/app/company/initiative",
      icon: "list",
      when: hasCompanyAccess,
    },
  ],
};

import { hasCompanyAccess } from "#app/platform/context/derived-access.ts";
import type { Room } from "#app/platform/contributions/room.ts";
import { metricAddresses } from "./metric-addresses.ts";

const [mine, company] = metricAddresses;

export const metrics: Room = {
  name: "metrics",
  feature: "GOAL",
  tabs: [
    {
      area: "my-data",
      module: "goal",
      label: "title",
      path: mine.path,
      also: ["/app/goal/metrics"],
      behind: "/app/my-data/goal/check-in",
      desktopOnly: true,
    },
    {
      area: "company",
      module: "goal",
      label: "title",
      path: company.path,
      behind: "/app/company/goal/manage",
      when: hasCompanyAccess,
    },
  ],
};

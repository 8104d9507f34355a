import type { Room, Tab } from "#app/platform/contributions/room.ts";
import { shapePlaces } from "./shape-places.ts";

const register = "/app/company/settings/platform/employees";
const keepsRegister = { action: "create", subject: "Employee" };
const shapesCompany = { action: "edit", subject: "CompanyShape" };

const settingsTabs: readonly Tab[] = [
  {
    area: "settings",
    module: "general",
    label: "navigation.company",
    path: shapePlaces.company,
    can: shapesCompany,
  },
  { area: "settings", module: "people", label: "list.title.register", path: register, can: keepsRegister },
  {
    area: "settings",
    module: "people",
    label: "navigation.import",
    path: "/app/imports/people",
    also: [`${register}/leavers`],
    can: keepsRegister,
  },
  { area: "settings", module: "people", label: "navigation.fields", path: `${register}/fields`, can: keepsRegister },
  { area: "settings", module: "people", label: "navigation.people-tags", path: `${register}/tags`, can: keepsRegister },
  {
    area: "settings",
    module: "people",
    label: "navigation.organization",
    path: shapePlaces.orgUnits,
    can: shapesCompany,
  },
  {
    area: "settings",
    module: "people",
    label: "navigation.function-grade",
    path: shapePlaces.functionGrade,
    can: shapesCompany,
  },
  { area: "settings", module: "people", label: "navigation.holidays", path: shapePlaces.holidays, can: shapesCompany },
];

/** What narrows and orders a list of people, as views of it are kept. */
const listParameters = {
  search: "",
  orgUnit: "",
  function: "",
  location: "",
  grade: "",
  manager: "",
  below: "direct",
  tag: "",
  field: "",
  status: "PRESENT",
  hired: "",
  hiredFrom: "",
  hiredTo: "",
  cohort: "",
  sort: "name",
  direction: "ascending",
  asOf: "",
};

export const people: Room = {
  name: "people",
  lists: [
    "/app/my-data/people",
    "/app/team/direct-reports/employee",
    "/app/team/all-reports/employee",
    "/app/company/employees",
    "/app/company/settings/platform/employees",
  ].map((path) => ({ path, parameters: listParameters })),
  modules: [
    { key: "people", label: "list.title.directory" },
    { key: "reports", label: "navigation.reports" },
  ],
  acts: [{ label: "add.title", path: `${register}?add=1`, can: keepsRegister }],
  tabs: [
    {
      area: "top",
      module: "people",
      label: "navigation.directory",
      path: "/app/my-data/people",
      also: ["/app/employee"],
      when: (actor) => actor.adminAccesses.length === 0,
    },
    {
      area: "top",
      module: "people",
      label: "navigation.directory",
      path: "/app/company/employees",
      also: ["/app/employee"],
      can: { action: "browse", subject: "EmployeeRegister" },
    },
    {
      area: "top",
      module: "people",
      label: "navigation.org-chart",
      path: "/app/my-data/org-chart",
      when: (actor) => actor.adminAccesses.length === 0,
    },
    {
      area: "top",
      module: "people",
      label: "navigation.org-chart",
      path: "/app/company/org-chart",
      can: { action: "browse", subject: "EmployeeRegister" },
    },
    {
      area: "top",
      module: "people",
      label: "navigation.teams",
      path: "/app/my-data/teams",
      also: ["/managers/team", "/settings/teams"],
    },
    {
      area: "team",
      module: "reports",
      label: "navigation.reports",
      path: "/app/team/direct-reports/employee",
      scope: "direct-reports",
      when: (actor) => actor.directManager,
    },
    {
      area: "team",
      module: "reports",
      label: "navigation.reports",
      path: "/app/team/all-reports/employee",
      scope: "all-reports",
      when: (actor) => actor.directManager || actor.skipManager,
    },
    ...settingsTabs,
  ],
};

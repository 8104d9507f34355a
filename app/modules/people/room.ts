import { isAdmin, type Actor } from "#app/platform/context/actor.ts";
import type { Room } from "#app/platform/contributions/room.ts";
import { shapePlaces } from "./shape-places.ts";

/** They find everybody in the register they keep; other admins read a list of it. */
const keepsRegister = (actor: Actor) => isAdmin(actor, "PLATFORM_ADMIN");

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
  tabs: [
    // Admins find both in the company area; everybody else among their own things.
    {
      area: "my-data",
      module: "employee",
      label: "tabs.directory",
      path: "/app/my-data/people",
      also: ["/app/employee"],
      icon: "people",
      when: (actor) => actor.adminAccesses.length === 0,
    },
    {
      area: "my-data",
      module: "employee",
      label: "tabs.org-chart",
      path: "/app/my-data/org-chart",
      icon: "hierarchy",
      when: (actor) => actor.adminAccesses.length === 0,
    },
    {
      area: "my-data",
      module: "employee",
      label: "tabs.teams",
      path: "/app/my-data/teams",
      also: ["/managers/team", "/settings/teams"],
      icon: "people",
    },
    {
      area: "team",
      module: "employee",
      label: "tabs.direct-reports",
      path: "/app/team/direct-reports/employee",
      icon: "people",
      when: (actor) => actor.directManager,
    },
    {
      area: "team",
      module: "employee",
      label: "tabs.all-reports",
      path: "/app/team/all-reports/employee",
      icon: "people",
      when: (actor) => actor.skipManager,
    },
    {
      area: "company",
      module: "employee",
      label: "tabs.employees",
      path: "/app/company/employees",
      also: ["/app/employee"],
      icon: "people",
      when: (actor) => !keepsRegister(actor),
      can: { action: "browse", subject: "EmployeeRegister" },
    },
    {
      area: "company",
      module: "employee",
      label: "tabs.org-chart",
      path: "/app/company/org-chart",
      icon: "hierarchy",
      can: { action: "browse", subject: "EmployeeRegister" },
    },
    {
      area: "company",
      module: "settings",
      label: "tabs.register",
      path: "/app/company/settings/platform/employees",
      also: ["/app/employee"],
      icon: "gear",
      can: { action: "create", subject: "Employee" },
    },
    {
      area: "company",
      module: "settings",
      label: "tabs.organization",
      path: shapePlaces.organization,
      icon: "tree",
      can: { action: "edit", subject: "CompanyShape" },
    },
    {
      area: "company",
      module: "settings",
      label: "tabs.function-grade",
      path: shapePlaces.functionGrade,
      icon: "list",
      can: { action: "edit", subject: "CompanyShape" },
    },
  ],
};

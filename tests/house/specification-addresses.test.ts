import type { RouteConfigEntry } from "@remix-run/route-config";
import { matchRoutes } from "@remix-run/react";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { specificationAddresses } from "./specification-addresses.ts";

type RouteObject = Parameters<typeof matchRoutes>[0][number];

function asRouter(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ path, index, file, children = [] }) =>
    index
      ? { index: true, id: file }
      : { ...(path === undefined ? {} : { path }), id: file, children: asRouter(children) },
  );
}

/** Modules that do not stand yet. */
const notYet: readonly string[] = [
  "/managers/lifecycle/hire",
  "/app/team/direct-reports/develop/embedded-analytics",
  "/app/team/all-reports/develop/embedded-analytics",
  "/app/company/overview",
  "/app/company/develop/embedded-analytics",
  "/app/company/oneOnOne/embedded-analytics",
  "/app/company/lifecycle/hire",
  "/app/company/lifecycle/retire",
  "/app/company/lifecycle/onboard",
  "/app/company/lifecycle/progress",
  "/app/company/analytics",
  "/app/company/analytics/reports",
  "/analytics",
  "/analytics/goals",
];

test("every address of the specification is a screen, or leads to one", async () => {
  const tree = asRouter(await routes);
  const missing = specificationAddresses.filter((address) => {
    const last = matchRoutes(tree, address)?.at(-1)?.route;
    return !last || last.path?.includes("*");
  });
  expect(missing).toEqual(notYet);
});

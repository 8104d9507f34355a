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
const notYet: readonly string[] = [];

test("every address of the specification is a screen, or leads to one", async () => {
  const tree = asRouter(await routes);
  const missing = specificationAddresses.filter((address) => {
    const last = matchRoutes(tree, address)?.at(-1)?.route;
    return !last || last.path?.includes("*");
  });
  expect(missing).toEqual(notYet);
});

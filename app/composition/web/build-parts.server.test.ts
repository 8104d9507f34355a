import { matchRoutes } from "@remix-run/react";
import type { ServerBuild } from "@remix-run/server-runtime";
import fc from "fast-check";
import { expect, test } from "vitest";
import { buildParts } from "./build-parts.server.ts";

type Listed = { id: string; parentId?: string; path?: string; index?: boolean };

const listed: Listed[] = [
  { id: "root", path: "" },
  { id: "rest", parentId: "root", path: "*" },
  { id: "login", parentId: "root", path: "login/:region?" },
  { id: "frame", parentId: "root", path: "app" },
  { id: "home", parentId: "frame", index: true },
  { id: "goals", parentId: "frame", path: "company/goal/manage" },
  { id: "area", parentId: "frame", path: ":area/goal/manage" },
  { id: "person", parentId: "frame", path: "employee/:id" },
  { id: "facts", parentId: "person", path: "facts/All/deep/deeper" },
  { id: "files", parentId: "frame", path: "files/*" },
  { id: "plain", parentId: "frame" },
  { id: "inside", parentId: "plain", path: "company/people" },
];
const routes = Object.fromEntries(listed.map((route) => [route.id, route]));
const build = { routes, assets: { routes } } as unknown as ServerBuild;

function treeOf(known: Record<string, Listed | undefined>, parentId?: string): Parameters<typeof matchRoutes>[0] {
  const children = Object.values(known).filter(
    (route): route is Listed => route !== undefined && route.parentId === parentId,
  );
  return children.map((route) =>
    route.index
      ? { id: route.id, index: true as const }
      : { id: route.id, ...(route.path === undefined ? {} : { path: route.path }), children: treeOf(known, route.id) },
  );
}

const answering = (known: Record<string, Listed | undefined>, address: string) =>
  matchRoutes(treeOf(known), address)?.map((match) => [match.route.id, match.params]);

const word = fc.constantFrom(
  "app",
  "APP",
  "company",
  "team",
  "goal",
  "manage",
  "login",
  "eu",
  "employee",
  "7",
  "facts",
  "all",
  "deep",
  "deeper",
  "files",
  "people",
  "comp%61ny",
  ":",
  "*",
);

test("the part of an address is answered by the same route as the whole", () => {
  const partAt = buildParts(build);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 7 }), (segments) => {
      const address = `/${segments.join("/")}`;
      expect(answering(partAt(address).routes as never, address)).toEqual(answering(routes, address));
    }),
    { numRuns: 5_000 },
  );
});

test("a part leaves out what the address cannot concern, and is kept", () => {
  const partAt = buildParts(build);
  const part = partAt("/app/company/people");
  expect(Object.keys(part.routes).sort()).toEqual(["frame", "home", "inside", "plain", "rest", "root"]);
  expect(Object.keys(part.assets.routes)).toHaveLength(6);
  expect(partAt("/app/company/people.data")).toBe(part);
  expect(partAt("/app/employee/1")).toBe(partAt("/app/employee/2"));
});

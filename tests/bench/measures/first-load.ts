import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { readManifest } from "#app/composition/launch/compact-manifest.ts";
import type { Finding, Measure } from "../measure.ts";
import { root } from "../places.ts";

type RouteFiles = { id: string; parentId?: string; module: string; css?: string[] };
type Manifest = { entry: { module: string }; routes: Record<string, RouteFiles>; url: string };

const client = join(root, "build", "client");
const lists = { employees: "modules/people/routes/employees", goals: "modules/goals/routes/goals-company" };

/**
 * What a browser fetches before a list page works: the files of frame and route, and what those import. The list of all
 * routes is none of it, for it comes once the page does work; nor are the words of the page, which are files of their own.
 */
export const firstLoad: Measure = {
  id: "P19",
  about: "JavaScript and CSS of frame and list route, gzip",
  run: async () => {
    const manifest = readManifest(join(client, "assets")) as unknown as Manifest;
    return Object.entries(lists)
      .filter(([, id]) => manifest.routes[id])
      .flatMap(([name, id]) => findings(name, chainOf(manifest, id), manifest));
  },
};

function findings(name: string, routes: readonly RouteFiles[], manifest: Manifest): Finding[] {
  const scripts = withImported([manifest.entry.module, manifest.url, ...routes.map((route) => route.module)]);
  const styles = routes.flatMap((route) => route.css ?? []);
  return [finding(`${name}: JavaScript`, sizeOf(scripts), 150), finding(`${name}: CSS`, sizeOf(styles), 20)];
}

function finding(what: string, bytes: number, limit: number): Finding {
  const kilobytes = bytes / 1_000;
  return {
    id: "P19",
    what,
    goal: `≤ ${limit} kB`,
    value: kilobytes,
    limit,
    unit: "kB",
    ours: `${kilobytes.toFixed(1)} kB`,
    baseline: "",
    spread: 0,
  };
}

/** The route and all it stands in. */
function chainOf({ routes }: Manifest, id: string): RouteFiles[] {
  const route = routes[id]!;
  return route.parentId ? [...chainOf({ routes } as Manifest, route.parentId), route] : [route];
}

/** Files of the build, and all they import at once. */
function withImported(paths: readonly string[]): string[] {
  const all = new Set(paths);
  for (const path of all)
    for (const [, name] of readFileSync(join(client, path), "utf8").matchAll(
      /(?:\bfrom|\bimport)\s*"\.\/([\w.-]+\.js)"/g,
    ))
      all.add(`/assets/${name!}`);
  return [...all];
}

function sizeOf(paths: readonly string[]): number {
  return [...new Set(paths)]
    .map((path) => gzipSync(readFileSync(join(client, path)), { level: 9 }).length)
    .reduce((sum, bytes) => sum + bytes, 0);
}

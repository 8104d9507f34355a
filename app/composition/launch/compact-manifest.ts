import { createHash } from "node:crypto";
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { inFewWords, spelledOut, type Route, type RouteList } from "./route-list.ts";

/** What Remix tells the browser of all routes. */
export type Manifest = Readonly<Record<string, unknown>> & {
  entry: { module: string; imports: string[]; css?: string[] };
  routes: Record<string, Route>;
};

const written = /^manifest-\w+\.js$/;
const listed = /^routes-\w+\.json$/;

/**
 * Puts a list of all routes in few words in the place of Remix's manifest. A page names its own routes itself; the list is
 * fetched once it is alive, and its name says what stands in it, so that browsers keep it.
 */
export function compactManifest(assets: string): void {
  const script = join(assets, nameIn(assets, written));
  const browser: { window: { __remixManifest?: Manifest } } = { window: {} };
  runInNewContext(readFileSync(script, "utf8"), browser);
  const { routes, entry } = JSON.parse(JSON.stringify(browser.window.__remixManifest)) as Manifest;
  const list = JSON.stringify({ entry: { ...entry, imports: [] }, ...inFewWords(Object.values(routes)) });
  const digest = createHash("sha256").update(list).digest("hex").slice(0, 8);
  writeFileSync(join(assets, `routes-${digest}.json`), list);
  rmSync(script);
}

/** All routes of a folder of assets, by the list that was written into it; `url` is what pages fetch where Remix's was. */
export function readManifest(assets: string): Manifest {
  const list = JSON.parse(readFileSync(join(assets, routeListIn(assets)), "utf8")) as RouteList &
    Pick<Manifest, "entry">;
  const routes = Object.fromEntries(spelledOut(list).map((route) => [route.id, route]));
  return { entry: list.entry, routes, url: routes["root"]!.module };
}

/** The name of the list of routes within a folder of assets. */
export const routeListIn = (assets: string): string => nameIn(assets, listed);

function nameIn(assets: string, kind: RegExp): string {
  const name = readdirSync(assets).find((file) => kind.test(file));
  if (!name) throw new Error("The build has no list of its routes.");
  return name;
}

import { join } from "node:path";
import type { EntryContext, ServerBuild } from "@remix-run/server-runtime";
import { routeListIn } from "../launch/compact-manifest.ts";
import { scriptSafe } from "./hand-over.server.ts";

type Assets = ServerBuild["assets"] & {
  /** Where all routes are listed: what a browser asks for once its page is alive. */
  list?: string;
};

/** The same build, whose pages name their own routes, and where all of them are listed. */
export function listingRoutes(build: ServerBuild, clientFolder: string): ServerBuild {
  const list = `/assets/${routeListIn(join(clientFolder, "assets"))}`;
  const assets: Assets = {
    ...build.assets,
    routes: withoutRootStyles(build.assets.routes),
    // What Remix has each page fetch as its manifest is then a file that each needs anyway.
    url: build.assets.routes["root"]!.module,
    list,
  };
  return { ...build, assets };
}

/** Every page has the styles of its root, so that no other route names them again. */
function withoutRootStyles(routes: Assets["routes"]): Assets["routes"] {
  const shared = new Set(routes["root"]!.css);
  const lean = ([id, { css, ...facts }]: [string, Assets["routes"][string]]) => {
    const own = id === "root" ? css : css?.filter((file) => !shared.has(file));
    return [id, own?.length ? { ...facts, css: own } : facts] as const;
  };
  return Object.fromEntries(Object.entries(routes).map(lean));
}

/** By the manifest of a build, the scripts of its pages by their routes: there are as many as screens. */
const scripts = new WeakMap<object, Map<string, string>>();

/**
 * The script that names the routes of a page to the browser, in the form of Remix's manifest; none where Remix does it, as in
 * development. What files stand on is left out, as in the list.
 */
export function routesOfPage({ manifest, staticHandlerContext }: EntryContext): string {
  const assets = manifest as Assets;
  if (assets.list === undefined) return "";
  const ids = staticHandlerContext.matches.map(({ route: { id } }) => id);
  const known = scripts.get(assets) ?? new Map<string, string>();
  scripts.set(assets, known);
  const script = known.get(ids.join()) ?? scriptOf(assets, ids);
  known.set(ids.join(), script);
  return script;
}

function scriptOf({ routes, entry, url, version, list }: Assets, ids: readonly string[]): string {
  const own = ids.map((id) => {
    const { imports: _, ...facts } = routes[id]! as Assets["routes"][string];
    return [id, Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== false))] as const;
  });
  const said = { ...{ url, version, list }, entry: { ...entry, imports: [] }, routes: Object.fromEntries(own) };
  return `window.__remixManifest=${scriptSafe(said)}`;
}

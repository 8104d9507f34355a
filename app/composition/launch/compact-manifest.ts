import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";

type Route = Readonly<Record<string, unknown>> & {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
  css?: string[];
};

/** What Remix tells the browser of all routes: which file each is, and what that file stands on. */
export type Manifest = Readonly<Record<string, unknown>> & {
  entry: { module: string; imports: string[]; css?: string[] };
  routes: Record<string, Route>;
};

const folder = "/assets/";

/** The manifest of a folder of assets, as a browser reads it. */
export function readManifest(assets: string): Manifest {
  const browser: { window: { __remixManifest?: Manifest } } = { window: {} };
  runInNewContext(readFileSync(join(assets, nameIn(assets)), "utf8"), browser);
  return JSON.parse(JSON.stringify(browser.window.__remixManifest)) as Manifest;
}

/**
 * Writes the manifest in few words, which the browser spells out again: each file is named once, those named most by the
 * least number. Remix names every file anew for each route that stands on it.
 *
 * What files stand on is left out. Remix needs it to have the browser fetch them early, which the server does by links in the
 * page; `entry.client.tsx` reads them there.
 */
export function compactManifest(assets: string): void {
  writeFileSync(join(assets, nameIn(assets)), inFewWords(readManifest(assets)));
}

function nameIn(assets: string): string {
  const name = readdirSync(assets).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("The build has no manifest.");
  return name;
}

/** A script that gives `window.__remixManifest` this manifest, without what files stand on. */
export function inFewWords({ routes, entry, ...rest }: Manifest): string {
  const all = Object.values(routes);
  const files = byUse(all.flatMap(({ module, css = [] }) => [module, ...css]));
  const numbers = (names: readonly string[] | undefined) => names && names.map((name) => files.indexOf(name));
  const ids = all.map(({ id }) => id);
  const shapes: string[] = [];
  const rows = all.map(({ id, parentId, module, imports: _, css, path, ...facts }) => {
    const shape = JSON.stringify(facts);
    if (!shapes.includes(shape)) shapes.push(shape);
    const parent = parentId === undefined ? -1 : ids.indexOf(parentId);
    const row = [id, parent, path ?? 0, shapes.indexOf(shape), files.indexOf(module), numbers(css)];
    return row.map((part) => part ?? 0);
  });
  const names = files.map((file) => (file.startsWith(folder) ? file.slice(folder.length) : file)).join(" ");
  return `{const f=${JSON.stringify(names)}.split(" ").map(n=>n[0]==="/"?n:"${folder}"+n),s=[${shapes.join()}],r={},w=${JSON.stringify(rows)};
for(const [id,parent,path,shape,module,css] of w){const o=r[id]={id};if(parent>=0)o.parentId=w[parent][0];if(path!==0)o.path=path;Object.assign(o,s[shape]);o.module=f[module];if(css)o.css=css.map(i=>f[i])}
window.__remixManifest={...${JSON.stringify({ ...rest, entry: { ...entry, imports: [] } })},routes:r}}`;
}

function byUse(names: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses.keys()].sort((one, other) => uses.get(other)! - uses.get(one)!);
}

/** What Remix tells the browser of a route: which file it is, and what that file stands on. */
export type Route = Readonly<Record<string, unknown>> & {
  id: string;
  parentId?: string;
  module: string;
  imports?: string[];
  css?: string[];
};

/**
 * All routes in few words: each file is named once, those named most by the least number, and what many routes have in
 * common is said once. A row is id, the number of the parent's row or -1, path or 0, the numbers of its shape and of its
 * file, and those of its styles or 0.
 */
export type RouteList = {
  files: string;
  shapes: readonly object[];
  rows: readonly (readonly [string, number, unknown, number, number, readonly number[] | 0])[];
};

const folder = "/assets/";

/**
 * What files stand on is left out. Remix needs it to have the browser fetch them early, which the server does by links in the
 * page; `entry.client.tsx` reads them there.
 */
export function inFewWords(routes: readonly Route[]): RouteList {
  const files = byUse(routes.flatMap(({ module, css = [] }) => [module, ...css]));
  const ids = routes.map(({ id }) => id);
  const shapes: string[] = [];
  const rows = routes.map(({ id, parentId, module, imports: _, css, path, ...facts }): RouteList["rows"][number] => {
    const shape = JSON.stringify(facts);
    if (!shapes.includes(shape)) shapes.push(shape);
    const parent = parentId === undefined ? -1 : ids.indexOf(parentId);
    const styles = css ? css.map((name) => files.indexOf(name)) : 0;
    return [id, parent, path ?? 0, shapes.indexOf(shape), files.indexOf(module), styles];
  });
  const names = files.map((file) => (file.startsWith(folder) ? file.slice(folder.length) : file));
  return { files: names.join(" "), shapes: shapes.map((shape) => JSON.parse(shape) as object), rows };
}

/** The routes as Remix wrote them, but for what their files stand on. */
export function spelledOut({ files, shapes, rows }: RouteList): Route[] {
  const names = files.split(" ").map((name) => (name.startsWith("/") ? name : folder + name));
  return rows.map(([id, parent, path, shape, module, css]) => ({
    id,
    ...(parent < 0 ? {} : { parentId: rows[parent]![0] }),
    ...(path === 0 ? {} : { path }),
    ...shapes[shape],
    module: names[module]!,
    ...(css === 0 ? {} : { css: css.map((one) => names[one]!) }),
  }));
}

function byUse(names: readonly string[]): string[] {
  const uses = new Map<string, number>();
  for (const name of names) uses.set(name, (uses.get(name) ?? 0) + 1);
  return [...uses.keys()].sort((one, other) => uses.get(other)! - uses.get(one)!);
}

import type { RouteObject } from "react-router-dom";
import { spelledOut, type Route, type RouteList } from "../launch/route-list.ts";

type Routes = Record<string, Route>;
/** What the page names: its own routes, and where all of them are listed. */
export type PageManifest = { routes: Routes; list?: string };
type Asked = {
  path: string;
  signal: AbortSignal;
  patch: (parentId: string | null, children: RouteObject[]) => void;
  fetcherKey?: string;
};

type Around = {
  manifest: PageManifest;
  /** The routes among these that stand directly in a parent, with all within them, as the router takes them. */
  within: (routes: Routes, parentId: string) => RouteObject[];
  /** All that the router knows, as it looks them up. */
  known: () => readonly RouteObject[];
  /** Where the browser is, and where a page is being opened, if one is and nothing is sent with it. */
  here: () => string;
  opening: () => string | null;
  /** Opens an address as the browser does by itself; a page of another build comes with its own routes. */
  open: (address: string) => void;
  fetch: typeof fetch;
  /** Waits until the page has shown what was pressed: adding hundreds of routes takes a while on a slow machine. */
  painted: () => Promise<void>;
};

/** Milliseconds until a list that could not be fetched is asked for again. */
const pause = 3_000;

/**
 * All routes of the product for a router that begins with those of its page. `fetchList` fetches them into the memory of the
 * browser; only `discover`, which the router calls where it may not know an address, adds them to its own.
 */
export function routeDiscovery(around: Around): { fetchList: () => void; discover: (asked: Asked) => Promise<void> } {
  const { manifest, here, opening, open, painted } = around;
  let isComplete = manifest.list === undefined;
  let coming: Promise<Route[] | "gone"> | null = null;
  const list = () => {
    coming ??= listAt(manifest.list!, around.fetch).catch((failure: unknown) => {
      coming = null;
      throw failure;
    });
    return coming;
  };
  const discover = async ({ path, signal, patch }: Asked): Promise<void> => {
    // What the server answered here with stands here.
    if (isComplete || path === here()) return;
    for (;;) {
      const routes = await list().catch(() => null);
      await painted();
      if (signal.aborted || isComplete) return;
      if (Array.isArray(routes)) {
        add(around, routes, patch);
        isComplete = true;
        return;
      }
      const address = opening();
      // Where nothing is sent, the browser can go there by itself; what is typed stays until it can be sent.
      if (address !== null || routes === "gone") return leave(open, address ?? here());
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (signal.aborted) return;
    }
  };
  const fetchList = () => {
    if (!isComplete) list().catch(() => null);
  };
  return { fetchList, discover };
}

/** "gone" where the server has another build by now. */
async function listAt(address: string, ask: typeof fetch): Promise<Route[] | "gone"> {
  const answer = await ask(address);
  if (answer.status === 404) return "gone";
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return spelledOut((await answer.json()) as RouteList);
}

/** Never comes back: the page is on its way out. */
function leave(open: (address: string) => void, address: string): Promise<never> {
  open(address);
  return new Promise(() => undefined);
}

function add({ manifest, within, known }: Around, routes: readonly Route[], patch: Asked["patch"]): void {
  const missing = Object.fromEntries(
    routes.filter(({ id }) => !(id in manifest.routes)).map((route) => [route.id, route]),
  );
  const parents = new Set(Object.values(missing).map(({ parentId }) => parentId));
  const growing = [...parents].filter((id): id is string => id !== undefined && id in manifest.routes);
  Object.assign(manifest.routes, missing);
  for (const id of growing) patch(id, within(missing, id));
  // Of two that fit an address equally well, the one that stands first answers: as on the server.
  const places = new Map(routes.map(({ id }, at) => [id, at]));
  inOrder(known(), places);
}

function inOrder(routes: readonly RouteObject[], places: ReadonlyMap<string | undefined, number>): void {
  const place = ({ id }: RouteObject) => places.get(id) ?? places.size;
  for (const { children } of routes) {
    if (!children) continue;
    children.sort((one, other) => place(one) - place(other));
    inOrder(children, places);
  }
}

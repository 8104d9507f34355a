import { createPath, matchRoutes } from "@remix-run/react";
import { deserializeErrors } from "@remix-run/react/dist/esm/errors.js";
import { createClientRoutes } from "@remix-run/react/dist/esm/routes.js";
import { decodeViaTurboStream, getSingleFetchDataStrategy } from "@remix-run/react/dist/esm/single-fetch.js";
import { createBrowserRouter } from "react-router-dom";
import { routeDiscovery, type PageManifest } from "./route-discovery.ts";

type Router = ReturnType<typeof createBrowserRouter>;
type State = typeof window.__remixContext.state;

/** The router of a page as it came from the server, with its data, and what has all other routes fetched. */
export async function routerOfPage(): Promise<{ router: Router; fetchList: () => void }> {
  const state = await stateOfPage();
  const { __remixContext: context, __remixManifest: manifest, __remixRouteModules: modules } = window;
  context.state = state;
  const { future } = context;
  const within = (routes: typeof manifest.routes, parentId?: string) =>
    createClientRoutes(routes, modules, parentId === undefined ? state : null, future, false, parentId);
  const { discover, fetchList } = routeDiscovery({
    manifest: manifest as unknown as PageManifest,
    within: (routes, parentId) => within(routes as unknown as typeof manifest.routes, parentId),
    known: () => router.routes,
    here: () => router.state.location.pathname,
    opening: () => addressOpening(router),
    open: (address) => location.assign(address),
    fetch: (...asked) => window.fetch(...asked),
    painted,
  });
  const routes = within(manifest.routes);
  const router: Router = createBrowserRouter(routes, {
    future: {
      v7_normalizeFormMethod: true,
      v7_fetcherPersist: future.v3_fetcherPersist,
      v7_partialHydration: true,
      v7_relativeSplatPath: future.v3_relativeSplatPath,
      v7_skipActionErrorRevalidation: true,
    },
    hydrationData: withoutGaps(state, routes),
    dataStrategy: getSingleFetchDataStrategy(manifest, modules, () => router),
    patchRoutesOnNavigation: discover,
  });
  window.__remixRouter = router;
  return { router, fetchList };
}

async function stateOfPage(): Promise<State> {
  const { stream } = window.__remixContext;
  window.__remixContext.stream = undefined;
  return (await decodeViaTurboStream(stream!, window)).value as State;
}

/** Each route of the page has data, if only null: the router would else ask for it. */
function withoutGaps(state: State, routes: Parameters<typeof matchRoutes>[0]): State {
  const matches = matchRoutes(routes, window.location) ?? [];
  const silent = matches.map(({ route }) => route.id!).filter((id) => !window.__remixManifest.routes[id]?.hasLoader);
  const loaderData = { ...state.loaderData, ...Object.fromEntries(silent.map((id) => [id, null])) };
  return { ...state, loaderData, errors: deserializeErrors(state.errors ?? null) };
}

/** Where a page is being opened; null where none is, and where something is sent with it. */
function addressOpening({ state: { navigation } }: Router): string | null {
  const { location, formMethod = "GET" } = navigation;
  return location && formMethod === "GET" ? createPath(location) : null;
}

/** A page that is out of sight paints nothing, so it is not waited for. */
function painted(): Promise<void> {
  if (document.hidden) return Promise.resolve();
  return new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}

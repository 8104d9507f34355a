import { matchRoutes } from "@remix-run/react";
import type { EntryContext, ServerBuild } from "@remix-run/server-runtime";
import type { RequestScope } from "#app/platform/http/request-scope.ts";
import { documentOf } from "./document.server.tsx";
import { encodeData } from "./encode-data.server.ts";
import { scriptSafe } from "./hand-over.server.ts";

/** What the loader of a route gave, to be given again. */
export type Outcome = { said: unknown } | { thrown: unknown };
export type Outcomes = ReadonlyMap<string, Outcome>;
type Route = ServerBuild["routes"][string];
type Matches = readonly { params: Params; route: { id: string } }[];
type Params = Record<string, string | undefined>;
type TreeRoute = Parameters<typeof matchRoutes>[0][number];
type Scope = RequestScope;
/** What is asked, as a request to the address that loaders are told. */
export type Asked = { readonly url: URL; requestTo(url: URL): Request };

/** A page, a redirect, or, where Remix has to say what the loaders meant, what they gave. */
export type DirectAnswer = { status: number; headers: Headers; body: Buffer } | Outcomes;

/** Addresses of one part of the build of which a process remembers who answers. */
const mostAddresses = 200;

/**
 * Pages of a build, and their data for a browser that is on another, without the parts of Remix's handler that cost most: all
 * loaders of an address are asked at once, and the answer is made of their data. So it is for data alone: an error, and
 * whatever else a loader gives, is left to Remix, which is handed what the loaders gave instead of asking them again. Null
 * where Remix answers by itself: where no screen stands, and where its own words stand in the query.
 */
export function directAnswers(
  build: ServerBuild,
): (asked: Asked, pathname: string, scope: Scope) => Promise<DirectAnswer | null> {
  const entry = entryOf(build);
  const matchesAt = rememberingMatches(build);
  const pageAt = async ({ url, requestTo }: Asked, pathname: string, scope: Scope): Promise<DirectAnswer | null> => {
    const matches = matchesAt(pathname);
    if (!matches || !build.routes[matches.at(-1)!.route.id]!.module.default) return null;
    const outcomes = await askLoaders(build, matches, requestTo(url), scope);
    const redirect = [...outcomes.values()].map(redirectIn).find((one) => one !== null);
    if (redirect) return { status: redirect.status, headers: redirect.headers, body: Buffer.alloc(0) };
    const loaderData = dataOf(outcomes, matches);
    if (!loaderData) return outcomes;
    const context = { ...entry, ...contextOf(url, matches, loaderData) };
    const data = { loaderData, actionData: null, errors: null };
    // What cannot be drawn is a fault, of which Remix makes the page of the nearest boundary.
    const drawn = await documentOf({ url: url.href, context, scope, data }).catch(() => null);
    if (!drawn) return outcomes;
    const { body, failed } = drawn;
    return { status: failed ? 500 : 200, headers: new Headers({ "Content-Type": "text/html; charset=utf-8" }), body };
  };
  const dataAt = async (
    { url: given, requestTo }: Asked,
    pathname: string,
    scope: Scope,
  ): Promise<DirectAnswer | null> => {
    const matches = matchesAt(pathname);
    if (!matches) return null;
    const { url, wanted } = withoutData(given, pathname);
    const asked = wanted ? matches.filter(({ route }) => wanted.includes(route.id)) : matches;
    const outcomes = await askLoaders(build, asked, requestTo(url), scope);
    const loaderData = dataOf(outcomes, wanted ? [] : matches);
    if (!loaderData) return outcomes;
    const told = asked.filter(({ route: { id } }) => id in loaderData).map(({ route: { id } }) => [id, loaderData[id]]);
    const results = Object.fromEntries(told.map(([id, data]) => [id, { data }])) as object;
    return { status: 200, headers: new Headers(dataHeaders), body: Buffer.from(await encodeData(results)) };
  };
  return async (asked, pathname, scope) => {
    const { searchParams } = asked.url;
    const page = /^\/_root\.data$/.test(pathname) ? "/" : pathname.replace(/\.data$/, "");
    if (searchParams.has("index") || searchParams.has("_data")) return null;
    if (page !== pathname) return dataAt(asked, page, scope);
    return searchParams.has("_routes") ? null : pageAt(asked, pathname, scope);
  };
}

/** By the second, the browser knows that the answer is ours and not a proxy's. */
const dataHeaders = { "Content-Type": "text/x-script", "X-Remix-Response": "yes" };

/** The address of the page whose data is asked for, and the routes whose it is where not all are wanted. */
function withoutData(asked: URL, pathname: string): { url: URL; wanted: string[] | undefined } {
  const url = new URL(asked);
  const wanted = url.searchParams.get("_routes")?.split(",");
  url.pathname = pathname;
  url.searchParams.delete("_routes");
  return { url, wanted };
}

function rememberingMatches({ routes }: ServerBuild): (pathname: string) => Matches | null {
  const tree = childrenOf(routes, undefined);
  const known = new Map<string, Matches | null>();
  return (pathname) => {
    const found = known.get(pathname);
    if (found !== undefined) return found;
    if (known.size >= mostAddresses) known.clear();
    const matches = matchRoutes(tree, pathname) as Matches | null;
    known.set(pathname, matches);
    return matches;
  };
}

function childrenOf(routes: Readonly<Record<string, Route>>, parentId: string | undefined): TreeRoute[] {
  return Object.values(routes)
    .filter((route) => (route.parentId || undefined) === parentId)
    .map(({ id, path, index, caseSensitive }) => ({
      ...{ id, path, caseSensitive },
      ...(index ? { index } : { children: childrenOf(routes, id) }),
    })) as TreeRoute[];
}

/** What every page of a build says of it. */
function entryOf({ assets, routes, basename, future, isSpaMode }: ServerBuild) {
  return {
    manifest: assets,
    routeModules: Object.fromEntries(Object.entries(routes).map(([id, { module }]) => [id, module])),
    criticalCss: undefined,
    serverHandoffString: scriptSafe({ basename, criticalCss: undefined, future, isSpaMode }),
    ...{ future, isSpaMode },
    serializeError: ({ message }: Error) => ({ message }),
  } as unknown as EntryContext;
}

async function askLoaders(
  { routes }: ServerBuild,
  matches: Matches,
  request: Request,
  scope: Scope,
): Promise<Map<string, Outcome>> {
  const asked = matches.map(async ({ route: { id }, params }): Promise<[string, Outcome] | null> => {
    const { loader } = routes[id]!.module;
    if (!loader) return null;
    try {
      return [id, { said: await loader({ request, params, context: { scope } }) }];
    } catch (thrown) {
      return [id, { thrown }];
    }
  });
  return new Map((await Promise.all(asked)).filter((one) => one !== null));
}

function redirectIn(outcome: Outcome): Response | null {
  const given = "thrown" in outcome ? outcome.thrown : outcome.said;
  return given instanceof Response && given.status >= 300 && given.status < 400 ? given : null;
}

/** The data of each route, null of those without a loader; null as a whole where a loader gave anything else. */
function dataOf(outcomes: Outcomes, matches: Matches): Record<string, unknown> | null {
  const said: [string, unknown][] = [];
  for (const [id, outcome] of outcomes) {
    if ("thrown" in outcome || !isData(outcome.said)) return null;
    said.push([id, outcome.said]);
  }
  // The browser takes a route without data for one whose data it still has to ask for.
  const silent = matches.filter(({ route }) => !outcomes.has(route.id));
  return Object.fromEntries([...said, ...silent.map(({ route }): [string, null] => [route.id, null])]);
}

/** `data(…)` and `defer(…)` of Remix are instances of classes of its own. */
function isData(said: unknown): boolean {
  if (typeof said !== "object" || said === null) return said !== undefined;
  return Array.isArray(said) || Object.getPrototypeOf(said) === Object.prototype;
}

function contextOf(
  { pathname, search }: URL,
  matches: Matches,
  loaderData: Record<string, unknown>,
): Pick<EntryContext, "staticHandlerContext" | "renderMeta"> {
  const staticHandlerContext = {
    ...{ basename: "/", matches: [...matches], loaderData, actionData: null, errors: null, statusCode: 200 },
    location: { pathname, search, hash: "", state: null, key: "default" },
    ...{ loaderHeaders: {}, actionHeaders: {}, activeDeferreds: null },
  };
  return {
    staticHandlerContext: staticHandlerContext as unknown as EntryContext["staticHandlerContext"],
    renderMeta: {},
  };
}

/** The same build, whose loaders give what they gave. */
export function replaying(build: ServerBuild, outcomes: Outcomes): ServerBuild {
  const replayed = Object.entries(build.routes).map(([id, route]) => {
    const outcome = outcomes.get(id);
    return [id, outcome ? { ...route, module: { ...route.module, loader: () => given(outcome) } } : route];
  });
  return { ...build, routes: Object.fromEntries(replayed) as ServerBuild["routes"] };
}

function given(outcome: Outcome): unknown {
  if ("thrown" in outcome) throw outcome.thrown;
  return outcome.said;
}

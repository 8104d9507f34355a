import { createMemoryRouter, type RouteObject } from "react-router-dom";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { inFewWords, type Route } from "../launch/route-list.ts";
import { routeDiscovery } from "./route-discovery.ts";

const module = "/assets/any.js";
const listed: Route[] = [
  { id: "root", path: "", module },
  { id: "frame", parentId: "root", path: "app", module },
  { id: "area", parentId: "frame", path: ":area/list", module },
  { id: "kind", parentId: "frame", path: "company/:kind", module },
  { id: "person", parentId: "frame", path: "person/:id", module },
  { id: "facts", parentId: "person", path: "facts", module },
  { id: "choices", parentId: "root", path: "choices.json", module },
];
const list = inFewWords(listed);

const objectsIn = (routes: Readonly<Record<string, Route>>, parentId?: string): RouteObject[] =>
  Object.values(routes)
    .filter((route) => route.parentId === parentId)
    .map(({ id, path }) => ({ id, path: path as string, loader: () => id, children: objectsIn(routes, id) }));

/** A router that begins with the routes named, at an address; `answers` says what the list's address answers, each in turn. */
function routerWith(own: readonly string[], at: string, answers: readonly (Response | Error)[]) {
  const manifest = {
    routes: Object.fromEntries(listed.filter(({ id }) => own.includes(id)).map((route) => [route.id, route])),
    list: "/assets/routes-1.json",
  };
  const left = [...answers];
  const ask = vi.fn(async () => {
    const answer = left.shift() ?? new Error("asked once too often");
    if (answer instanceof Error) throw answer;
    return answer;
  });
  const open = vi.fn();
  const { discover, fetchList } = routeDiscovery({
    ...{ manifest, within: objectsIn, open, fetch: ask, painted: () => Promise.resolve() },
    known: () => router.routes,
    here: () => router.state.location.pathname,
    opening: () => router.state.navigation.location?.pathname ?? null,
  });
  const data = Object.fromEntries(own.map((id) => [id, id]));
  const router = createMemoryRouter(objectsIn(manifest.routes), {
    ...{ initialEntries: [at], hydrationData: { loaderData: data }, patchRoutesOnNavigation: discover },
  });
  const ids = () => router.state.matches.map(({ route }) => route.id);
  return { router, ask, open, fetchList, manifest, ids };
}

const answered = () => Response.json(list);

beforeEach(() => {
  vi.useFakeTimers();
  // A router reads data on behalf of a part of the page in a browser alone.
  const nothing = () => undefined;
  vi.stubGlobal("window", { document: { createElement: nothing }, addEventListener: nothing });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an address that the page did not name is opened, its data asked for, and the list is fetched once", async () => {
  const { router, ask, ids, manifest } = routerWith(["root", "frame", "person"], "/app/person/1", [answered()]);
  await router.navigate("/app/person/2/facts");
  expect(ids()).toEqual(["root", "frame", "person", "facts"]);
  expect(router.state.loaderData["facts"]).toBe("facts");
  await router.navigate("/app/company/goals");
  expect(ids()).toEqual(["root", "frame", "kind"]);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(Object.keys(manifest.routes)).toHaveLength(listed.length);
});

test("a list fetched early is not fetched again, and adds nothing before it is needed", async () => {
  const { router, ask, ids, fetchList, manifest } = routerWith(["root", "frame", "person"], "/app/person/1", [
    answered(),
  ]);
  fetchList();
  await vi.runAllTimersAsync();
  expect(Object.keys(manifest.routes)).toHaveLength(3);
  await router.navigate("/app/person/1/facts");
  expect(ids()).toEqual(["root", "frame", "person", "facts"]);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("where nothing stands is still nowhere", async () => {
  const { router } = routerWith(["root", "frame", "person"], "/app/person/1", [answered()]);
  await router.navigate("/app/nowhere/at/all");
  expect(router.state.errors).toMatchObject({ root: { status: 404 } });
});

test("data is read from an address that no page names", async () => {
  const { router } = routerWith(["root", "frame", "person"], "/app/person/1", [answered()]);
  router.fetch("choice", "root", "/choices.json");
  const { promise, resolve } = Promise.withResolvers<unknown>();
  router.subscribe(({ fetchers }) => fetchers.get("choice")?.data && resolve(fetchers.get("choice")!.data));
  expect(await promise).toBe("choices");
});

test("what the server answered with stands where one is: reading it anew waits for no list", async () => {
  const { router, ask } = routerWith(["root", "frame", "person"], "/app/person/1", []);
  await router.navigate("/app/person/1?tab=2");
  expect(router.state.location.search).toBe("?tab=2");
  expect(ask).not.toHaveBeenCalled();
});

test("of two routes that fit alike the one that is listed first answers, also where the page named the other", async () => {
  const { router, ids } = routerWith(["root", "frame", "kind"], "/app/company/goals", [answered()]);
  await router.navigate("/app/company/list");
  expect(ids()).toEqual(["root", "frame", "area"]);
});

test("without a list the browser itself goes where somebody goes, and again once the list can be had", async () => {
  const { router, open, ids } = routerWith(["root", "frame", "person"], "/app/person/1", [new TypeError(), answered()]);
  void router.navigate("/app/company/goals");
  await vi.advanceTimersByTimeAsync(10);
  expect(open).toHaveBeenCalledWith("/app/company/goals");
  expect(router.state.errors).toBeNull();
  await router.navigate("/app/company/tasks");
  expect(ids()).toEqual(["root", "frame", "kind"]);
});

test("without a list data is read as soon as it can be had, and the page stays", async () => {
  const away = [new TypeError(), new Response("", { status: 503 }), answered()];
  const { router, open } = routerWith(["root", "frame", "person"], "/app/person/1", away);
  let read: unknown;
  router.subscribe(({ fetchers }) => void (read ??= fetchers.get("choice")?.data));
  router.fetch("choice", "root", "/choices.json");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(read).toBeUndefined();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(read).toBe("choices");
  expect(open).not.toHaveBeenCalled();
});

test("where the server has another build by now, the page comes anew", async () => {
  const { router, open } = routerWith(["root", "frame", "person"], "/app/person/1", [
    new Response("", { status: 404 }),
  ]);
  router.fetch("choice", "root", "/choices.json");
  await vi.advanceTimersByTimeAsync(10);
  expect(open).toHaveBeenCalledWith("/app/person/1");
});

import { Outlet, Scripts, useLoaderData, useParams, useRouteError } from "@remix-run/react";
import { data, redirect, type EntryContext, type LoaderFunctionArgs } from "@remix-run/node";
import { createRequestHandler, type ServerBuild } from "@remix-run/server-runtime";
import { beforeEach, expect, test } from "vitest";
import { directAnswers, replaying, type Asked, type DirectAnswer } from "./direct-answers.server.ts";
import { documentOf } from "./document.server.tsx";

class Amount {
  cents = 7;
}

let asked: string[] = [];
const says = (name: string, give: (args: LoaderFunctionArgs) => unknown) => async (args: LoaderFunctionArgs) => {
  asked.push(name);
  await Promise.resolve();
  return give(args);
};

function Root() {
  return (
    <html>
      <body>
        <Outlet />
        <Scripts />
      </body>
    </html>
  );
}

function Shown() {
  return <p>{JSON.stringify([useLoaderData(), useParams()])}</p>;
}

function Undrawable(): never {
  throw new Error("secret");
}

function Fault() {
  return <b>{(useRouteError() as { status?: number }).status ?? "fault"}</b>;
}

const given = { day: new Date(0), none: undefined, "</script>": "\u2028<b>", list: [1, [null]], amount: new Amount() };
const modules: Record<string, { parentId?: string; path?: string; module: object }> = {
  root: { path: "", module: { default: Root, ErrorBoundary: Fault, loader: says("root", () => ({ language: "en" })) } },
  people: { parentId: "root", path: "people", module: { default: Outlet } },
  person: {
    parentId: "people",
    path: ":id",
    module: {
      default: Shown,
      loader: says("person", ({ params, request }) => ({ ...given, params, search: new URL(request.url).search })),
    },
  },
  gone: {
    parentId: "root",
    path: "gone",
    module: {
      default: Shown,
      ErrorBoundary: Fault,
      loader: says("gone", () => {
        throw data({ code: "gone" }, { status: 404 });
      }),
    },
  },
  broken: {
    parentId: "root",
    path: "broken",
    module: {
      default: Shown,
      loader: says("broken", () => {
        throw new Error("secret");
      }),
    },
  },
  undrawable: {
    parentId: "root",
    path: "undrawable",
    module: { default: Undrawable, loader: says("undrawable", () => ({ a: 1 })) },
  },
  former: {
    parentId: "root",
    path: "former",
    module: { default: Shown, loader: says("former", () => redirect("/people/1")) },
  },
  told: {
    parentId: "root",
    path: "told",
    module: { default: Shown, loader: says("told", () => data({ a: 1 }, { status: 202 })) },
  },
  file: { parentId: "root", path: "file", module: { loader: says("file", () => new Response("file")) } },
};

const routes = Object.fromEntries(Object.entries(modules).map(([id, route]) => [id, { id, ...route }]));
const build = {
  routes,
  basename: "/",
  future: { v3_singleFetch: true },
  isSpaMode: false,
  assets: {
    ...{ url: "/m.js", version: "1", entry: { module: "/e.js", imports: [] } },
    routes: Object.fromEntries(
      Object.entries(routes).map(([id, { parentId, path, module }]) => [
        id,
        {
          id,
          parentId,
          path,
          module: `/${id}.js`,
          hasLoader: "loader" in module,
          hasErrorBoundary: "ErrorBoundary" in module,
        },
      ]),
    ),
  },
  entry: {
    module: {
      default: async (
        request: Request,
        status: number,
        headers: Headers,
        context: EntryContext,
        { scope: at }: never,
      ) => {
        const { body } = await documentOf({ url: request.url, context, scope: at });
        return new Response(new Uint8Array(body), { status, headers });
      },
      handleError: () => undefined,
    },
  },
} as unknown as ServerBuild;

const scope = { language: "en", nonce: "n", config: {} } as never;
const requested = (path: string) => new Request(`https://acme.test${path}`);
const direct = directAnswers(build);
const at = (path: string): Asked => ({ url: new URL(path, "https://acme.test"), requestTo: (url) => new Request(url) });
const atOnce = (path: string): Promise<DirectAnswer | null> => direct(at(path), path.split("?")[0]!, scope);
const remix = (path: string, of = build) => createRequestHandler(of, "production")(requested(path), { scope } as never);

beforeEach(() => {
  asked = [];
});

test("a page of data is the very page that Remix makes, each loader asked once", async () => {
  for (const path of ["/people/7?tab=a&tab=b", "/PEOPLE/a%20b"]) {
    asked = [];
    const answer = await atOnce(path);
    expect(asked).toEqual(["root", "person"]);
    if (!answer || !("body" in answer)) throw new Error("No page.");
    expect(answer.body.toString()).toBe(await (await remix(path)).text());
    expect(answer.body.toString()).toContain("SingleFetchClassInstance");
    expect(answer.body.toString().match(/<\/script>/g)!.length).toBe(answer.body.toString().match(/<script/g)!.length);
  }
});

test("the data of a page is the very answer of Remix, of the routes that are wanted", async () => {
  const [all, some] = ["/people/7.data?tab=a", "/people/7.data?tab=a&_routes=person,nothing"];
  for (const [path, loaders] of [
    [all, ["root", "person"]],
    [some, ["person"]],
    ["/_root.data", ["root"]],
  ] as const) {
    asked = [];
    const answer = await atOnce(path);
    expect(asked).toEqual(loaders);
    if (!answer || !("body" in answer)) throw new Error("No data.");
    const [text, theirs] = [answer.body.toString(), await remix(path)];
    expect([answer.status, answer.headers.get("Content-Type"), answer.headers.get("X-Remix-Response")]).toEqual([
      ...[theirs.status, theirs.headers.get("Content-Type"), theirs.headers.get("X-Remix-Response")],
    ]);
    expect(text).toBe(await theirs.text());
    expect(text).not.toContain("_routes");
  }
});

test("data that a loader refuses or leads away from is Remix's to say", async () => {
  for (const path of ["/gone.data", "/former.data", "/told.data", "/broken.data", "/file.data"]) {
    asked = [];
    const outcomes = await atOnce(path);
    if (!(outcomes instanceof Map)) throw new Error("No outcomes.");
    const answer = await remix(path, replaying(build, outcomes));
    expect(asked).toEqual(["root", path.slice(1, -5)]);
    const theirs = await remix(path);
    expect([answer.status, await answer.text()]).toEqual([theirs.status, await theirs.text()]);
  }
});

test("a redirect is answered at once", async () => {
  const answer = await atOnce("/former");
  expect(answer).toMatchObject({ status: 302 });
  expect((answer as { headers: Headers }).headers.get("Location")).toBe("/people/1");
});

test("errors and statuses are Remix's to say, which is handed what the loaders gave", async () => {
  for (const [path, status] of [
    ["/gone", 404],
    ["/broken", 500],
    ["/undrawable", 500],
    ["/told", 202],
  ] as const) {
    asked = [];
    const outcomes = await atOnce(path);
    if (!(outcomes instanceof Map)) throw new Error("No outcomes.");
    const answer = await remix(path, replaying(build, outcomes));
    expect(asked).toEqual(["root", path.slice(1)]);
    expect(answer.status).toBe(status);
    const text = await answer.text();
    expect(text).toBe(await (await remix(path)).text());
    expect(text).not.toContain("secret");
  }
});

test("where no screen stands, nothing is asked", async () => {
  expect(await atOnce("/file")).toBeNull();
  expect(await atOnce("/nowhere")).toBeNull();
  expect(await atOnce("/nowhere.data")).toBeNull();
  expect(await atOnce("/people/7?index")).toBeNull();
  expect(await atOnce("/people/7?_routes=person")).toBeNull();
  expect(asked).toEqual([]);
});

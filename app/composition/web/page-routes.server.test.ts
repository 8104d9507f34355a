import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import type { EntryContext, ServerBuild } from "@remix-run/server-runtime";
import { expect, test } from "vitest";
import { listingRoutes, routesOfPage } from "./page-routes.server.ts";

const route = (id: string, rest: object = {}) => ({
  ...{ id, path: id, hasAction: false, hasLoader: true, module: `/assets/${id}.js`, imports: ["/assets/deep.js"] },
  ...rest,
});
const routes = {
  root: route("root", { css: ["/assets/</script>.css"] }),
  people: route("people", { parentId: "root", css: ["/assets/</script>.css", "/assets/people.css"] }),
  goals: route("goals", { parentId: "root" }),
};
const assets = {
  ...{ url: "/assets/manifest-1.js", version: "1", routes },
  entry: { module: "/assets/entry.js", imports: ["/assets/deep.js"] },
};
const pageOf = (manifest: object, ids: readonly string[]) =>
  ({
    manifest,
    staticHandlerContext: { matches: ids.map((id) => ({ route: { id } })) },
  }) as unknown as EntryContext;

test("a page names its own routes, what many have in common and what its root has left out, and where all are listed", () => {
  const folder = mkdtempSync(join(tmpdir(), "cairn-client-"));
  try {
    mkdirSync(join(folder, "assets"));
    writeFileSync(join(folder, "assets", "routes-7f.json"), "{}");
    const build = listingRoutes({ assets } as unknown as ServerBuild, folder);
    const script = routesOfPage(pageOf(build.assets, ["root", "people"]));
    expect(script).not.toContain("</script>");
    const browser: { window: { __remixManifest?: unknown } } = { window: {} };
    runInNewContext(script, browser);
    expect(browser.window.__remixManifest).toEqual({
      ...{ url: "/assets/root.js", version: "1", list: "/assets/routes-7f.json" },
      entry: { module: "/assets/entry.js", imports: [] },
      routes: {
        root: { id: "root", path: "root", hasLoader: true, module: "/assets/root.js", css: ["/assets/</script>.css"] },
        people: {
          ...{ id: "people", path: "people", parentId: "root", hasLoader: true, module: "/assets/people.js" },
          css: ["/assets/people.css"],
        },
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("where Remix names all routes by itself, nothing is said", () => {
  expect(routesOfPage(pageOf(assets, ["root"]))).toBe("");
});

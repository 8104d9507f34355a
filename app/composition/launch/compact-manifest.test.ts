import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compactManifest, readManifest, routeListIn, type Manifest } from "./compact-manifest.ts";
import { inFewWords } from "./route-list.ts";

const facts = { hasAction: false, hasLoader: true };
const manifest: Manifest = {
  entry: { module: "/assets/entry-1.js", imports: ["/assets/libraries-2.js"], css: ["/assets/entry-3.css"] },
  routes: {
    root: { id: "root", path: "", ...facts, module: "/assets/root-4.js", imports: ["/assets/libraries-2.js"] },
    "goals/list": {
      ...{ id: "goals/list", parentId: "root", path: "app/goals", ...facts, hasAction: true },
      ...{ module: "/assets/list-5.js", imports: ["/assets/libraries-2.js", "/assets/table-6.js"], css: [] },
    },
    "goals/index": {
      ...{ id: "goals/index", parentId: "goals/list", index: true, ...facts },
      ...{ module: "/assets/index-7.js", css: ["/assets/index-8.css"] },
    },
  },
  url: "/assets/manifest-9.js",
  version: "9",
};

test("the routes that Remix wrote are read again, but for what files stand on, and its own file is gone", () => {
  const assets = mkdtempSync(join(tmpdir(), "cairn-manifest-"));
  try {
    writeFileSync(join(assets, "manifest-9.js"), `window.__remixManifest=${JSON.stringify(manifest)};`);
    compactManifest(assets);
    expect(readdirSync(assets)).toEqual([routeListIn(assets)]);
    expect(readManifest(assets)).toEqual({
      entry: { ...manifest.entry, imports: [] },
      routes: Object.fromEntries(Object.entries(manifest.routes).map(([id, { imports: _, ...route }]) => [id, route])),
      url: "/assets/root-4.js",
    });
    expect(readFileSync(join(assets, routeListIn(assets)), "utf8")).not.toContain("libraries-2");
  } finally {
    rmSync(assets, { recursive: true });
  }
});

test("another list has another name, so that browsers may keep it", () => {
  const nameOf = (routes: Manifest["routes"]) => {
    const assets = mkdtempSync(join(tmpdir(), "cairn-manifest-"));
    try {
      writeFileSync(
        join(assets, "manifest-9.js"),
        `window.__remixManifest=${JSON.stringify({ ...manifest, routes })};`,
      );
      compactManifest(assets);
      return routeListIn(assets);
    } finally {
      rmSync(assets, { recursive: true });
    }
  };
  expect(nameOf(manifest.routes)).toBe(nameOf(manifest.routes));
  expect(nameOf(manifest.routes)).not.toBe(nameOf({ root: manifest.routes["root"]! }));
});

test("each file is named once", () => {
  const list = JSON.stringify(inFewWords(Object.values(manifest.routes)));
  expect(list.match(/list-5/g)).toHaveLength(1);
  expect(list.match(/index-8/g)).toHaveLength(1);
  expect(list).not.toContain("table-6");
});

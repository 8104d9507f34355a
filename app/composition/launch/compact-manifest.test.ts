import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compactManifest, inFewWords, readManifest, type Manifest } from "./compact-manifest.ts";

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

test("the browser spells out the manifest that Remix wrote, but for what files stand on", () => {
  const assets = mkdtempSync(join(tmpdir(), "cairn-manifest-"));
  try {
    writeFileSync(join(assets, "manifest-9.js"), `window.__remixManifest=${JSON.stringify(manifest)};`);
    const before = readManifest(assets);
    compactManifest(assets);
    expect(before).toEqual(manifest);
    expect(readManifest(assets)).toEqual({
      ...manifest,
      entry: { ...manifest.entry, imports: [] },
      routes: Object.fromEntries(Object.entries(manifest.routes).map(([id, { imports: _, ...route }]) => [id, route])),
    });
  } finally {
    rmSync(assets, { recursive: true });
  }
});

test("each file is named once", () => {
  const script = inFewWords(manifest);
  expect(script.match(/list-5/g)).toHaveLength(1);
  expect(script.match(/index-8/g)).toHaveLength(1);
  expect(script).not.toContain("table-6");
});

import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parse } from "acorn";
import { expect, test } from "vitest";
import { serverDoor, serverFlags } from "./build.ts";
import { root } from "./places.ts";

/** Runs the door before a server that no older Node could read, under a Node that says it is of this version. */
function enter(
  version: string,
  { mode, options = "", tells = 'console.log("served")' }: { mode?: string; options?: string; tells?: string } = {},
): { code: number | null; text: string } {
  const folder = mkdtempSync(join(tmpdir(), "cairn-door-"));
  try {
    mkdirSync(join(folder, "server"));
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    writeFileSync(join(folder, "server.js"), serverDoor());
    const server = version.startsWith("24") ? tells : "what no Node can read";
    writeFileSync(join(folder, "server", "index.js"), server);
    const says = `data:text/javascript,Object.defineProperty(process,"versions",{value:{node:"${version}"}})`;
    const words = ["--import", says, join(folder, "server.js"), ...(mode ? [mode, "more"] : [])];
    const env = { ...process.env, NODE_OPTIONS: options };
    const run = spawnSync(process.execPath, words, { encoding: "utf8", env });
    return { code: run.status, text: run.stdout + run.stderr };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each(["18.20.8", "20.20.2", "22.9.0"])("Node %s is told in one line that it is too old", (version) => {
  const text = `cairn: Node ${version} is too old; the built server needs Node 24 or newer.\n`;
  expect(enter(version)).toEqual({ code: 1, text });
});

test("Node 24 comes in, and the door holds nothing that an old Node could not read", () => {
  expect(enter("24.21.0")).toEqual({ code: 0, text: "served\n" });
  expect(() => parse(serverDoor(), { ecmaVersion: 2022, sourceType: "module" })).not.toThrow();
});

test("what serves keeps its memory as it should, and what was said of it otherwise holds", () => {
  const tells = "console.log(process.execArgv.slice(2).join(), process.argv.slice(2).join())";
  const arenas = "console.log(process.env.MALLOC_ARENA_MAX)";
  expect(enter("24.21.0", { mode: "web", tells: arenas }).text).toBe("2\n");
  for (const mode of ["web", "worker", "all"])
    expect(enter("24.21.0", { mode, tells })).toEqual({ code: 0, text: `${serverFlags.join()} ${mode},more\n` });
  expect(enter("24.21.0", { mode: "migrate", tells }).text).toBe(" migrate,more\n");
  const [, ...unsaid] = serverFlags;
  expect(enter("24.21.0", { mode: "web", options: "--max-semi-space-size=4", tells }).text).toBe(
    `${unsaid.join()} web,more\n`,
  );
});

test("README, package.json and the image name the same versions of Node", () => {
  const text = (path: string) => readFileSync(join(root, path), "utf8");
  const pinned = text(".node-version").trim();
  const major = pinned.split(".")[0]!;
  const { engines, optionalDependencies } = JSON.parse(text("package.json")) as Record<string, Record<string, string>>;
  expect(serverDoor()).toContain(`>= ${major})`);
  expect(engines).toEqual({ node: ">=20" });
  expect(Object.values(optionalDependencies!)).toEqual([pinned, pinned]);
  expect(text("app/composition/launch/preflight.mjs")).toContain("Node 20 or newer is needed");
  for (const readme of ["README.md", "app/composition/deploy/README.md"])
    expect(text(readme), readme).toMatch(new RegExp(`the built server needs\\s+Node ≥ ${major}`, "i"));
  expect(text("README.md")).toContain("With Node ≥ 20 and npm");
  expect([...text("Dockerfile").matchAll(/^FROM node:(\S+)/gm)].map((from) => from[1])).toEqual([
    `${pinned}-bookworm-slim`,
    `${pinned}-bookworm-slim`,
  ]);
});

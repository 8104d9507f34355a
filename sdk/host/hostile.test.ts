import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, describe, expect, onTestFinished, test } from "vitest";
import { levelHere, runConfined, usualLimits, type Level } from "./index.ts";

const root = resolve(import.meta.dirname, "..", "..");
const folder = mkdtempSync(join(tmpdir(), "hostile-"));
afterAll(() => rmSync(folder, { recursive: true }));

const limits = { ...usualLimits, milliseconds: 8_000, megabytes: 160, outputBytes: 4 * 1024 * 1024, logLines: 100 };
let written = 0;

/** A bundle whose `check` does this. */
function bundle(check: string, ahead = ""): string {
  written += 1;
  const entry = join(folder, `bundle-${written}.mjs`);
  writeFileSync(
    entry,
    `${ahead}\nexport const hostile = { manifest: {}, settings: { safeParse: (data) => ({ success: true, data }) },
     streams: {}, check: async (context) => { ${check} } };`,
  );
  return entry;
}

function run(entry: string, level: Level, within = limits, from = root) {
  const order = {
    act: "check",
    entry,
    settings: {},
    now: "2026-03-01T00:00:00Z",
    softDeadline: "2026-03-01T00:01:00Z",
  };
  return runConfined({
    order: order as never,
    readable: { root: from, folder },
    level,
    limits: within,
    answer: async () => ({ status: 200, headers: [], body: null }),
  });
}

const levels = ([1, 2, 3] as const).filter((level) => level <= levelHere());

describe.each(levels)("shut in at level %i, a connector", (level) => {
  test.each([
    [
      "files",
      `const { readFileSync } = await import("node:fs"); return { account: readFileSync("/etc/passwd", "utf8") }`,
    ],
    ["sockets", `const net = await import("node:net"); net.connect(22, "127.0.0.1"); return { account: "in" }`],
    ["addresses", `const answer = await fetch("http://127.0.0.1/"); return { account: String(answer.status) }`],
    ["processes", `const { spawn } = await import("node:child_process"); spawn("id"); return { account: "in" }`],
    [
      "threads",
      `const { Worker } = await import("node:worker_threads"); new Worker("1", { eval: true }); return { account: "in" }`,
    ],
    ["signals", `process.kill(1, 0); return { account: "in" }`],
    ["hidden doors", `process.getBuiltinModule("fs"); return { account: "in" }`],
    ["made code", `return { account: new Function("return 1")() }`],
    ["a data address", `await import("data:text/javascript,export default 1"); return { account: "in" }`],
    [
      "a module of the product",
      `await import(${JSON.stringify(join(root, "tenancy/sql.ts"))}); return { account: "in" }`,
    ],
  ])("has no %s", async (_, check) => {
    await expect(run(bundle(check), level)).rejects.toMatchObject({ code: "contract" });
  });

  test("runs where node_modules is a link to a folder elsewhere, and reads no more of it", async () => {
    const copy = mkdtempSync(join(tmpdir(), "copy-"));
    onTestFinished(() => rmSync(copy, { recursive: true }));
    for (const path of ["sdk", "package.json"]) cpSync(join(root, path), join(copy, path), { recursive: true });
    symlinkSync(join(root, "node_modules"), join(copy, "node_modules"));
    await expect(run(bundle(`return { account: "in" }`), level, limits, copy)).resolves.toEqual({ account: "in" });
    const other = `await import(${JSON.stringify(join(copy, "node_modules/cookie/dist/index.js"))}); return { account: "in" }`;
    await expect(run(bundle(other), level, limits, copy)).rejects.toMatchObject({ code: "contract" });
  });

  test("that ends by itself tells why", async () => {
    const entry = bundle(`setTimeout(() => { throw new TypeError("no such thing"); }); await new Promise(() => {});`);
    await expect(run(entry, level)).rejects.toMatchObject({
      code: "crashed",
      message: "It ended by itself (1). TypeError: no such thing",
    });
  });

  test("opens no door as it is loaded, either", async () => {
    const entry = bundle(
      `return { account: "in" }`,
      `import { readFileSync } from "node:fs"; readFileSync("/etc/passwd");`,
    );
    await expect(run(entry, level)).rejects.toMatchObject({ code: "contract" });
  });

  test("knows nothing of its host's environment", async () => {
    await expect(run(bundle(`return { account: JSON.stringify(process.env) }`), level)).resolves.toEqual({
      account: "{}",
    });
  });

  test.each([
    ["spins", "timeout", `for (;;);`],
    ["waits for ever", "timeout", `await new Promise((resolve) => setInterval(() => {}, 1000));`],
    ["fills its heap", "memory", `const all = []; for (;;) all.push(new Array(10_000).fill(Math.random()));`],
    [
      "fills memory beside its heap",
      "memory",
      `const all = []; for (;;) { all.push(Buffer.alloc(8e6, 1)); await new Promise((go) => setTimeout(go, 5)); }`,
    ],
    [
      "floods its log",
      "flooded",
      `for (let n = 0; n < 1e6; n += 1) { context.log("info", "x".repeat(50)); if (n % 50 === 0) await new Promise((go) => setTimeout(go)); }`,
    ],
    [
      "says one endless line",
      "flooded",
      `context.log("info", "x".repeat(6_000_000)); await new Promise((go) => setTimeout(go, 60_000));`,
    ],
    ["asks without end", "flooded", `for (;;) await context.http({ url: "https://a.example/" });`],
  ])("that %s is ended", async (_, code, check) => {
    const within = { ...limits, milliseconds: code === "timeout" ? 1_500 : 20_000, calls: 200 };
    await expect(run(bundle(check), level, within)).rejects.toMatchObject({ name: "ConfinementFault", code });
  });
});

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compactManifest } from "./compact-manifest.ts";
import { compressAssets } from "./compress-assets.ts";
import { LaunchError } from "./launch-error.ts";
import { logFile, root } from "./places.ts";
import { step } from "./progress.ts";
import { runToEnd } from "./run-to-end.ts";
import { fingerprintSources } from "./sources.ts";

/** The program a build leaves: `node build/server.js <mode>`. */
export const serverProgram = join(root, "build", "server.js");

const stamp = join(root, "build", ".stamp");
/** What Node.js keeps of earlier sources, by `run.mjs`. */
const compiled = join(root, "build", ".compiled");

/**
 * Builds when the sources are not those of the last complete build; answers with their fingerprint.
 * The stamp goes first and comes last, so an interrupted build is never taken for a good one.
 */
export async function ensureBuild(stop: AbortSignal): Promise<string> {
  const fingerprint = fingerprintSources(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return fingerprint;
  for (const outdated of [stamp, compiled]) rmSync(outdated, { recursive: true, force: true });
  await step("Built", async (tell) => {
    tell("Building (about a minute)");
    await build(stop);
  });
  writeFileSync(stamp, fingerprint);
  return fingerprint;
}

/** The elements for other sites, beside the browser's files. */
async function buildWidgets(env: NodeJS.ProcessEnv, log: string, stop: AbortSignal): Promise<void> {
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const { code, tail } = await runToEnd(
    process.execPath,
    [vite, "build", "--config", join("widgets", "vite.config.ts")],
    { cwd: root, env, log, stop },
  );
  if (code !== 0) throw new LaunchError(`The widgets could not be built; all of it stands in ${log}.`, tail);
}

async function build(stop: AbortSignal): Promise<void> {
  const remix = join(root, "node_modules", "@remix-run", "dev", "dist", "cli.js");
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "production" };
  const log = logFile("build");
  const { code, tail } = await runToEnd(process.execPath, [remix, "vite:build"], { cwd: root, env, log, stop });
  if (code !== 0) throw new LaunchError(`The build failed; all of it stands in ${log}.`, tail);
  await buildWidgets(env, logFile("build-widgets"), stop);
  const client = join(root, "build", "client");
  const widgets = readdirSync(join(client, "widgets")).map((version) => `widgets/${version}`);
  compactManifest(join(client, "assets"));
  for (const folder of ["assets", ...widgets]) compressAssets(join(client, folder));
  const { leanServer } = await import("./lean-server.ts");
  for (const below of ["build/server", "build/server/assets"]) await leanServer(join(root, below), below);
  mkdirSync(join(root, "build"), { recursive: true });
  writeFileSync(serverProgram, serverDoor());
}

/**
 * How what serves keeps its memory: short-lived objects, which pages fill and empty at once, in at most 16 MB a half, and
 * what lives longer cleared when it has grown by half: a tenth less memory, for no time that can be measured. So small a half is
 * cleared by one thread sooner than several are called together for it, and what lived long while a page was made seldom
 * does the next time: both together save a sixth of a page's time. V8 takes them on the command line alone.
 */
export const serverFlags = [
  "--max-semi-space-size=16",
  "--heap-growing-percent=50",
  "--no-parallel-scavenge",
  "--no-allocation-site-pretenuring",
] as const;

/**
 * What is outside of V8's heap (hashing of passwords, compressing, edits of shared texts) comes from as many arenas as glibc
 * likes, eight a core, each of which keeps what it once had. Two hold the same load in a third less memory. What is larger than
 * 1 MB goes back at once: glibc otherwise learns from large pieces to keep larger ones, a fifth of the memory under a flood.
 */
export const serverEnvironment = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "1048576",
  MALLOC_TRIM_THRESHOLD_: "1048576",
} as const;

/**
 * Any Node can read it: one that is too old is told so, instead of failing on what lies behind this door. What serves
 * comes in with `serverFlags` and `serverEnvironment`, as the same process, unless whoever starts it says something else of them or talks to it
 * over a channel, and then gives them itself.
 */
export function serverDoor(): string {
  const [needed] = readFileSync(join(root, ".node-version"), "utf8").split(".");
  return `const said = process.execArgv.concat(process.env.NODE_OPTIONS || "").join(" ");
const flags = ${JSON.stringify(serverFlags)}.filter((flag) => !said.includes(flag.split("=")[0]));
const env = Object.assign(${JSON.stringify(serverEnvironment)}, process.env);
const serves = ["web", "worker", "all"].includes(process.argv[2]) && !process.channel;
if (!(Number(process.versions.node.split(".")[0]) >= ${needed})) {
  console.error("cairn: Node " + process.versions.node + " is too old; the built server needs Node ${needed} or newer.");
  process.exitCode = 1;
} else if (serves && process.execve && (flags.length > 0 || !process.env.MALLOC_ARENA_MAX))
  process.execve(process.execPath, [process.execPath, ...process.execArgv, ...flags, ...process.argv.slice(1)], env);
else await import("./server/index.js");
`;
}

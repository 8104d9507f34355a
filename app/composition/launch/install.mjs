// Installs what package-lock.json names, and only when it is not there already.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LaunchError } from "./launch-error.mjs";

/** Leaves node_modules equal to the lock file. Shows progress; throws a LaunchError with npm's last lines. */
export async function installDependencies(root) {
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  const stamp = join(root, "node_modules", ".cairn-lock");
  const hash = createHash("sha256").update(lock).digest("hex");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) return;
  if (!isInstalled(root, JSON.parse(lock))) await runNpm(root);
  mkdirSync(join(root, "node_modules"), { recursive: true });
  writeFileSync(stamp, hash);
}

// npm writes its hidden lock last, so an interrupted install is never taken for a good one.
function isInstalled(root, lock) {
  const hidden = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(hidden)) return false;
  const present = JSON.parse(readFileSync(hidden, "utf8")).packages;
  return Object.entries(lock.packages).every(
    ([path, wanted]) => path === "" || !isNeeded(wanted) || present[path]?.version === wanted.version,
  );
}

// Optional packages are the binaries of every platform; ours are needed.
function isNeeded(wanted) {
  if (wanted.peer) return false;
  if (!wanted.optional) return true;
  return Boolean(wanted.os?.includes(process.platform) && wanted.cpu?.includes(process.arch) && !wanted.libc);
}

function runNpm(root) {
  const started = Date.now();
  const seconds = () => `${Math.round((Date.now() - started) / 1000)} s`;
  const bundled = process.env.npm_execpath?.endsWith(".js") ? process.env.npm_execpath : undefined;
  // Not `npm ci`: it refuses a lock file that lacks binaries of other platforms. This installs the same versions, and
  // leaves package.json and the lock file as they are.
  const flags = ["install", "--no-save", "--no-audit", "--no-fund", "--include=dev", "--include=optional"];
  const [program, parameters] = bundled ? [process.execPath, [bundled, ...flags]] : ["npm", flags];
  // NODE_ENV and npm's own settings for the outer command must not leave development packages out.
  const env = { ...process.env, NODE_ENV: "development" };
  console.log("  Installing dependencies (a few minutes the first time)");
  const child = spawn(program, parameters, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const tail = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.on(
      "data",
      (chunk) => tail.push(...String(chunk).split("\n").filter(Boolean)) > 60 && tail.splice(0, tail.length - 30),
    );
  }
  const ticking = setInterval(() => console.log(`  Installing dependencies … ${seconds()}`), 15_000);
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => (child.kill(signal), process.exit(130)));
  return new Promise((resolve, reject) => {
    child.once("error", () => reject(new LaunchError("npm was not found; install it together with Node.")));
    child.once("exit", (code) => {
      clearInterval(ticking);
      if (code === 0) return (console.log(`  Installed dependencies (${seconds()})`), resolve());
      console.error(tail.slice(-20).join("\n"));
      reject(new LaunchError("Installing the dependencies failed; npm's last lines stand above."));
    });
  });
}

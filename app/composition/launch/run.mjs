// The door of every command. It must start under any Node >= 20 with nothing installed: plain JavaScript,
// built-in modules only. It hands over to command.ts under the pinned Node as soon as that one is there.
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const root = join(here, "..", "..", "..");
const [command = "start", ...rest] = process.argv.slice(2);

// What Node.js made of the sources is kept, so that the product starts a second sooner the next time; a build begins anew.
const kept = command === "start" ? { NODE_COMPILE_CACHE: join(root, "build", ".compiled") } : {};

try {
  const { checkPlatform, checkSettings } = await import("./preflight.mjs");
  checkPlatform();
  if (!rest.includes("--help")) await checkSettings(command);
  const { installDependencies } = await import("./install.mjs");
  await installDependencies(root);
  const { findPinnedNode } = await import("./pinned-node.mjs");
  process.exitCode = await handOver(findPinnedNode(root));
} catch (failure) {
  if (failure?.name !== "LaunchError") throw failure;
  console.error(`cairn: ${failure.message}`);
  process.exitCode = 1;
}

/** Runs command.ts to its end. The IPC channel tells it when this process is gone, however it went. */
function handOver(node) {
  const child = spawn(node, [join(here, "command.ts"), command, ...rest], {
    cwd: root,
    stdio: ["inherit", "inherit", "inherit", "ipc"],
    env: {
      ...kept,
      ...process.env,
      PATH: `${dirname(node)}:${join(root, "node_modules", ".bin")}:${process.env.PATH}`,
    },
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  const watch = watchNpm(() => child.kill("SIGTERM"));
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      clearInterval(watch);
      resolve(signal ? 1 : code);
    });
  });
}

// npm killed outright sends nothing to its script: the script sees only that it has another ancestor. Between the two
// stands the shell that npm runs scripts with.
function watchNpm(stop) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const ancestor = findAncestor();
  return setInterval(() => findAncestor() === ancestor || stop(), 500).unref();
}

function findAncestor() {
  const parent = `/proc/${process.ppid}`;
  try {
    if (!/^(ba|da)?sh$/m.test(readFileSync(`${parent}/comm`, "utf8"))) return process.ppid;
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`${parent}/status`, "utf8"))?.[1]);
  } catch {
    return process.ppid;
  }
}

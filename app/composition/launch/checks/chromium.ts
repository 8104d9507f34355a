import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { LaunchError } from "../launch-error.ts";
import { runToEnd } from "../run-to-end.ts";

const system = [
  // Has none of the parts that only a window needs, and costs less time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** The browser of the tests: CHROMIUM_PATH, the system's, Playwright's, or, as root, one that apt-get installs. */
export async function findChromium(stop: AbortSignal): Promise<string> {
  const wished = process.env["CHROMIUM_PATH"];
  if (wished && !existsSync(wished)) throw new LaunchError(`CHROMIUM_PATH is ${wished}, where there is nothing.`);
  const found = wished ?? system.find((path) => existsSync(path)) ?? downloaded() ?? (await installed(stop));
  if (!found)
    throw new LaunchError("Chromium was not found; install it (apt-get install chromium) or set CHROMIUM_PATH.");
  return found;
}

function downloaded(): string | undefined {
  const folder = process.env["PLAYWRIGHT_BROWSERS_PATH"] || join(homedir(), ".cache", "ms-playwright");
  const [found] = existsSync(folder) ? globSync("chromium-*/chrome-linux*/chrome", { cwd: folder }) : [];
  return found && join(folder, found);
}

async function installed(stop: AbortSignal): Promise<string | undefined> {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return undefined;
  console.log("Installing Chromium with apt-get (a few minutes)");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  await runToEnd("apt-get", ["update", "-q"], { env, stop });
  for (const name of ["chromium-headless-shell", "chromium"]) {
    const install = ["install", "-y", "-q", "--no-install-recommends", name];
    const { code, tail } = await runToEnd("apt-get", install, { env, stop });
    if (code === 0) break;
    if (name === "chromium") throw new LaunchError("Chromium could not be installed with apt-get.", tail);
  }
  return system.find((path) => existsSync(path));
}

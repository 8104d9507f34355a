/**
 * Opens every story in Chromium, in light, dark and right to left, and fails on any accessibility violation or
 * console error. `--built` takes the Storybook that lies in `.cache/`; `--only=text` keeps stories whose id holds it, and
 * `CAIRN_TURN=0` a third of them, `1` and `2` the others.
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { shareOf } from "#app/composition/launch/checks/turn.ts";
import { checkStory } from "./check-story.ts";
import { serveStatic } from "./serve-static.ts";

const root = resolve(import.meta.dirname, "..");
const built = resolve(root, ".cache/storybook-static");
const require = createRequire(import.meta.url);

function buildStorybook(): void {
  const command = resolve(root, "node_modules/storybook/dist/bin/dispatcher.js");
  const options = ["build", "--config-dir", "storybook", "--output-dir", built, "--quiet", "--disable-telemetry"];
  execFileSync(process.execPath, [command, ...options], { cwd: root, stdio: ["ignore", "ignore", "inherit"] });
}

function storyIds(only: string): string[] {
  const index = JSON.parse(readFileSync(resolve(built, "index.json"), "utf8")) as {
    entries: Record<string, { id: string; type: string }>;
  };
  const stories = Object.values(index.entries).filter((entry) => entry.type === "story");
  return stories.map((entry) => entry.id).filter((id) => id.includes(only));
}

interface CheckAllInput {
  browser: Browser;
  address: string;
  ids: string[];
}

/** Two pages share the stories between them. Returns how many failed. */
async function checkAll({ browser, address, ids }: CheckAllInput): Promise<number> {
  const axeSource = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");
  const queue = [...ids];
  let failed = 0;
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: "reduce", viewport: { width: 1280, height: 800 } });
    const page = await context.newPage();
    for (let storyId = queue.shift(); storyId; storyId = queue.shift()) {
      const faults = await checkStory({ page, address, storyId, axeSource });
      if (faults.length === 0) continue;
      failed += 1;
      console.log(`✗ ${storyId}\n${faults.map((fault) => `    ${fault.replaceAll("\n", "\n      ")}`).join("\n")}`);
    }
    await context.close();
  };
  await Promise.all([work(), work()]);
  return failed;
}

async function main(): Promise<void> {
  const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice("--only=".length) ?? "";
  if (!process.argv.includes("--built")) buildStorybook();
  const ids = shareOf(storyIds(only), process.env["CAIRN_TURN"]);
  await using server = await serveStatic(built);
  const executablePath = process.env.CHROMIUM_PATH ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const failed = await checkAll({ browser, address: server.address, ids });
    console.log(`stories: ${ids.length - failed} passed, ${failed} failed`);
    process.exitCode = failed > 0 || ids.length === 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

await main();

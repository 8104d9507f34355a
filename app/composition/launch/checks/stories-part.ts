import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { dataFolder, logFile, root } from "../places.ts";
import { runToEnd } from "../run-to-end.ts";
import { findChromium } from "./chromium.ts";
import type { Outcome, Part } from "./part.ts";

/** Builds Storybook and runs axe on every story: storybook/axe.ts prints `N passed, N failed` last. */
export const storiesPart: Part = {
  name: "stories",
  run: async (stop) => {
    if (!existsSync(join(root, "storybook"))) return "absent";
    const storybook = join(root, "node_modules/storybook/dist/bin/dispatcher.js");
    const built = await runPrinted([storybook, "build", "--config-dir", "storybook", "--quiet", "--disable-telemetry"], stop, {});
    if (built.code !== 0) return { passed: 0, failed: 1 };
    const environment = { CHROMIUM_PATH: await findChromium(stop), CAIRN_DATA: dataFolder() };
    const { code, tail } = await runPrinted([join(root, "storybook/axe.ts")], stop, environment);
    return countLine(tail.at(-1) ?? "", code);
  },
};

/** Reads `N passed, N failed`. A run that failed beside its tests, or ran none, counts as one failure. */
export function countLine(line: string, code: number): Outcome {
  const found = /(\d+) passed, (\d+) failed/.exec(line);
  const passed = Number(found?.[1] ?? 0);
  const failed = Number(found?.[2] ?? 0);
  return { passed, failed: failed || (code !== 0 || passed === 0 ? 1 : 0) };
}

function runPrinted(call: string[], stop: AbortSignal, environment: Environment) {
  const env = { ...process.env, ...environment };
  return runToEnd(process.execPath, call, { cwd: root, env, log: logFile("stories"), onLine: (line) => console.log(line), stop });
}

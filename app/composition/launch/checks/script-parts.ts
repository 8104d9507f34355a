import { join } from "node:path";
import type { Environment } from "../environment.ts";
import { dataFolder, logFile, root } from "../places.ts";
import { runToEnd } from "../run-to-end.ts";
import { findChromium } from "./chromium.ts";
import type { Outcome, Part } from "./part.ts";
import { turnHere } from "./turn.ts";

/** Builds Storybook and runs axe on the stories, in the short form on those whose turn it is. */
export const storiesPart: Part = {
  name: "stories",
  run: async (stop) =>
    countedScript(
      "stories",
      "storybook/axe.ts",
      {
        ...turnHere(),
        ...{ CHROMIUM_PATH: await findChromium(stop), CAIRN_DATA: dataFolder() },
      },
      stop,
    ),
};

/** Puts one fault at a time into the walls and the rules; each must make a test fail. */
export const mutationPart: Part = {
  name: "mutation",
  run: (stop) => countedScript("mutation", "tests/mutation/run.ts", {}, stop),
};

async function countedScript(
  name: string,
  script: string,
  environment: Environment,
  stop: AbortSignal,
): Promise<Outcome> {
  const env = { ...process.env, ...environment };
  const onLine = (line: string) => console.log(line);
  const { code, tail } = await runToEnd(process.execPath, [join(root, script)], {
    cwd: root,
    env,
    log: logFile(name),
    onLine,
    stop,
  });
  return countLine(tail.at(-1) ?? "", code);
}

/** Reads `N passed, N failed`. A run that failed beside its tests, or ran none, counts as one failure. */
export function countLine(line: string, code: number): Outcome {
  const found = /(?<!\d)(\d+) passed, (\d+) failed/.exec(line);
  const passed = Number(found?.[1] ?? 0);
  const failed = Number(found?.[2] ?? 0);
  return { passed, failed: failed || (code !== 0 || passed === 0 ? 1 : 0) };
}

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { end } from "../load.ts";
import { show, type Measure } from "../measure.ts";
import { root } from "../places.ts";
import { median, spread } from "../statistics.ts";

const port = 4809;

/** `npm start` where everything is there already, until the first page is answered. */
export const secondStart: Measure = {
  id: "P22",
  about: "second start until its first page",
  run: async ({ rounds }) => {
    const home = mkdtempSync(join(tmpdir(), "cairn-start-"));
    try {
      await start(home);
      const times: number[] = [];
      for (let round = 0; round < Math.min(rounds, 5); round += 1) times.push(await start(home));
      return [
        {
          id: "P22",
          what: "second start to first page",
          goal: "≤ 3 s",
          value: median(times),
          limit: 3,
          unit: "s",
          ours: `${show(median(times))} s`,
          baseline: "",
          spread: spread(times),
        },
      ];
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  },
};

/** Seconds from the command to a page. */
async function start(home: string): Promise<number> {
  const { NODE_ENV: _mode, DATABASE_URL: _database, ...inherited } = process.env;
  const env = { ...inherited, CAIRN_DATA: home, PORT: String(port) } as unknown as NodeJS.ProcessEnv;
  const began = performance.now();
  const child = spawn(process.execPath, [join(root, "app/composition/launch/run.mjs"), "start"], {
    cwd: root,
    env,
    stdio: "ignore",
  });
  try {
    while (!(await answers())) {
      if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}.`);
      await wait(20);
    }
    return (performance.now() - began) / 1_000;
  } finally {
    await end(child);
  }
}

async function answers(): Promise<boolean> {
  return fetch(`http://localhost:${port}/login`).then(
    (response) => response.ok,
    () => false,
  );
}

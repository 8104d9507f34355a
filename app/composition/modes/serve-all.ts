import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import type { Application } from "../application.ts";
import { keepRunning, partsOfServer, settingsOf } from "../launch/keep-running.ts";
import { command, type Outcome, type Surroundings } from "./command.ts";

/** `node build/server.js all`. */
export const serveAll = command(
  { about: "Web and worker side by side, each started again where it ended by itself; for a machine of one's own." },
  "opened secrets",
  run,
);

/** The application is open to find out at once what would keep both from starting, and to hear that they are to end. */
async function run(
  application: Application,
  _: unknown,
  { environment, say, complain }: Surroundings,
): Promise<Outcome> {
  // Outside production a process makes its own secret where none is given; these two must have the same.
  const secret = environment["APP_SECRET"] ?? randomBytes(32).toString("base64url");
  const { ready, ended, stop } = keepRunning({
    parts: partsOfServer,
    start: (part, before) =>
      fork(process.argv[1]!, [part], {
        env: { ...environment, APP_SECRET: secret, ...settingsOf(part, before) },
        stdio: ["ignore", "ignore", "inherit", "ipc"],
      }),
    tell: complain,
  });
  application.onStop(stop);
  const web = await ready;
  if (web) {
    say(`ready ${web.url}`);
    process.send?.(web);
  }
  return ended;
}

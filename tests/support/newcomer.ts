import { execFileSync, spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectFiles, root } from "../house/tree.ts";

/** The commands of the tutorial, as they stand there. */
export function tutorialCommands(): string[] {
  const readme = readFileSync(join(root, "sdk/README.md"), "utf8");
  const tutorial = readme.slice(readme.indexOf("## From nothing"), readme.indexOf("## Streams"));
  return [...tutorial.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, lines = ""]) => lines.trim().split("\n"));
}

/** Somebody with a fresh copy of the project who does what the tutorial says, in its words. */
export class Newcomer {
  readonly folder = mkdtempSync(join(tmpdir(), "newcomer-"));

  constructor() {
    for (const path of projectFiles()) cpSync(join(root, path), join(this.folder, path));
    symlinkSync(join(root, "node_modules"), join(this.folder, "node_modules"));
  }

  get bundles(): string {
    return join(this.folder, "bundles");
  }

  /** One command to its end. */
  run(command: string): string {
    return execFileSync("sh", ["-c", inCopy(command)], { cwd: this.folder, encoding: "utf8", env: environment });
  }

  /** One that goes on until it is ended, on a port of its own. */
  start(command: string, port: number): { end(): void } {
    const running = spawn("sh", ["-c", `exec ${inCopy(command)} --port ${port}`], {
      cwd: this.folder,
      env: environment,
      stdio: "ignore",
    });
    return { end: () => void running.kill() };
  }

  leave(): void {
    rmSync(this.folder, { recursive: true });
  }
}

const environment = { ...process.env, VITEST: undefined };

/** `npm run` itself looks after the installation first, which a copy has no need of. */
function inCopy(command: string): string {
  return command.replace(/^npm run /, `${process.execPath} app/composition/launch/command.ts `).replace(" -- ", " ");
}

import { execFile, spawn } from "node:child_process";
import { cpSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { packages } from "#app/composition/launch/packages/build-package.ts";

const root = resolve(import.meta.dirname, "..", "..");
const run = promisify(execFile);

/** What the packages stand on: packed from what is installed here, as no registry is asked. */
const standingOn = [
  "zod",
  ...["lit", "lit-html", "lit-element", "@lit/reactive-element", "@lit-labs/ssr-dom-shim", "@types/trusted-types"],
  ...["@lit/react", "react", "loose-envify", "js-tokens", "@types/react", "@types/prop-types", "csstype"],
  ...["openapi-fetch", "openapi-typescript-helpers"],
];

/** Tools of whoever installs them. */
const tools = ["vite", "@types/node"];

/** An empty folder outside of the project into which the packages are installed as others install them. */
export class OutsideFolder {
  readonly folder = mkdtempSync(join(tmpdir(), "cairn-outside-"));

  static async open(): Promise<OutsideFolder> {
    const outside = new OutsideFolder();
    const archives = join(outside.folder, "archives");
    mkdirSync(archives);
    const pack = (folders: string[], ...more: string[]) =>
      outside.npm(root, "pack", ...folders.map((each) => `./${each}`), "--pack-destination", archives, ...more);
    await Promise.all([
      pack(Object.values(packages)),
      pack(
        standingOn.map((name) => join("node_modules", name)),
        "--ignore-scripts",
      ),
    ]);
    cpSync(join(import.meta.dirname, "outside"), outside.folder, { recursive: true });
    writeFileSync(join(outside.folder, "package.json"), JSON.stringify({ type: "module", private: true }));
    const found = globSync("*.tgz", { cwd: archives }).map((name) => join(archives, name));
    // An empty cache: nothing comes from elsewhere.
    const offline = ["--offline", "--cache", join(outside.folder, "cache"), "--ignore-scripts", "--no-audit"];
    await outside.npm(outside.folder, "install", ...offline, ...found);
    mkdirSync(join(outside.folder, "node_modules/@types"), { recursive: true });
    for (const tool of tools) symlinkSync(join(root, "node_modules", tool), join(outside.folder, "node_modules", tool));
    return outside;
  }

  /** Every fault of types in a folder here; none where it is empty. */
  async faultsOfTypes(folder = "."): Promise<string> {
    const compiler = join(root, "node_modules/typescript-native/bin/tsc");
    return run(process.execPath, [compiler, "-p", folder], { cwd: this.folder }).then(
      () => "",
      ({ stdout }: { stdout: string }) => stdout,
    );
  }

  /** A command to its end, as it is typed here; answers what it said. */
  async command(words: string, environment: Record<string, string> = {}): Promise<string> {
    const env = { ...this.#environment(), ...environment };
    const { stdout } = await run("sh", ["-c", words], { cwd: this.folder, env });
    return stdout;
  }

  /** A command that goes on until it is ended. */
  start(words: string): { end(): void } {
    const running = spawn("sh", ["-c", `exec ${words}`], {
      cwd: this.folder,
      env: this.#environment(),
      stdio: "ignore",
    });
    return { end: () => void running.kill() };
  }

  leave(): void {
    rmSync(this.folder, { recursive: true });
  }

  private npm(cwd: string, ...words: string[]) {
    return run("npm", words, { cwd, env: this.#environment(), maxBuffer: 16 * 1024 * 1024 });
  }

  /** Commands that were installed here come first, and then the Node.js that runs this. */
  #environment(): NodeJS.ProcessEnv {
    const first = [join(this.folder, "node_modules/.bin"), dirname(process.execPath)];
    return {
      ...process.env,
      NODE_ENV: "production",
      VITEST: undefined,
      PATH: [...first, process.env["PATH"]].join(delimiter),
    };
  }
}

import { chmodSync, cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild, serverProgram } from "../build.ts";
import { LaunchError } from "../launch-error.ts";
import { root } from "../places.ts";
import { runToEnd } from "../run-to-end.ts";
import { forOthers } from "./for-others.ts";

/** The packages that others install, each with the folder it is packed from. */
export const packages = { sdk: "sdk", api: "sdk/api", widgets: "widgets", "widgets-react": "widgets/react" } as const;
export type PackageName = keyof typeof packages;

/** Makes the `dist` folder of a package: plain ESM, with the types beside it. `npm pack` of its folder comes here first. */
export async function buildPackage(name: PackageName, stop: AbortSignal): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), "cairn-package-"));
  const made = join(place, "made");
  const dist = join(root, packages[name], "dist");
  try {
    if (name === "api") await writeApiTypes(place, stop);
    await compile(name, made, stop);
    for (const file of globSync("**/*.{js,d.ts,json}", { cwd: made })) forOthers(join(made, file), name);
    rmSync(dist, { recursive: true, force: true });
    cpSync(name === "widgets-react" ? join(made, "react") : made, dist, {
      recursive: true,
      filter: (path) => name !== "widgets" || path !== join(made, "react"),
    });
    if (name === "sdk") chmodSync(join(dist, "cli/cairn-connector.js"), 0o755);
  } finally {
    rmSync(place, { recursive: true });
  }
}

/** The wrappers for React are compiled with the elements they wrap. */
async function compile(name: PackageName, to: string, stop: AbortSignal): Promise<void> {
  const folder = name === "widgets-react" ? packages.widgets : packages[name];
  const compiler = join(root, "node_modules/typescript-native/bin/tsc");
  const project = join(root, folder, "package.tsconfig.json");
  const { code, tail } = await runToEnd(process.execPath, [compiler, "-p", project, "--outDir", to], {
    cwd: root,
    stop,
  });
  if (code !== 0) throw new LaunchError(`${name} does not compile.`, tail);
}

/** The types of the API from the document that this release serves. */
async function writeApiTypes(place: string, stop: AbortSignal): Promise<void> {
  await ensureBuild(stop);
  const file = join(place, "openapi.json");
  const { code, tail } = await runToEnd(process.execPath, [serverProgram, "api-document", file], { cwd: root, stop });
  if (code !== 0) throw new LaunchError("The API could not be described.", tail);
  const { default: openapiTypescript, astToString } = await import("openapi-typescript");
  const options = { silent: true, defaultNonNullable: false };
  const types = astToString(await openapiTypescript(readFileSync(file, "utf8"), options));
  writeFileSync(join(root, packages.api, "document.ts"), types);
}

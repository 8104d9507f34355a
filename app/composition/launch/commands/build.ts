import { ensureBuild } from "../build.ts";
import { requireKnown } from "../command-line/read-words.ts";
import type { CommandShape, Given } from "../command-line/shape.ts";
import { buildPackage, packages, type PackageName } from "../packages/build-package.ts";

const options = {
  package: { value: "name", about: `builds in place of it what others install: ${Object.keys(packages).join(", ")}` },
} as const;

export const shape: CommandShape<typeof options> = {
  about:
    "Builds what runs in production, where the sources changed since the last build: node build/server.js " +
    "web, and node build/server.js worker.",
  options,
};

/** `npm run build`, and before `npm pack` of a package its `dist` folder. */
export async function run({ options: asked }: Given<typeof options>, stop: AbortSignal): Promise<number> {
  if (asked.package === undefined) await ensureBuild(stop);
  else {
    requireKnown(asked.package, Object.keys(packages), "package called");
    await buildPackage(asked.package as PackageName, stop);
  }
  return 0;
}

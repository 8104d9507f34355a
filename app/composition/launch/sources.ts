import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

const folders = ["app", "tenancy", "migrations", "plugins", "sdk", "widgets"];
const files = ["vite.config.ts", "remix.config.js", "tsconfig.json", "package.json", "package-lock.json"];
// Of the commands, only what makes the build changes it; what others install is made from the build.
const irrelevant =
  /\.(test|stories|e2e)\.tsx?$|\.md$|(^|\/)(testing|dist|sdk\/api)\/|(^|\/)launch\/(?!(build|compact-manifest|route-list|compress-assets)\.ts$)/;

/** A digest of everything the build is made from. */
export function fingerprintSources(root: string): string {
  const digest = createHash("sha256");
  for (const path of listSources(root))
    digest
      .update(path)
      .update("\0")
      .update(readFileSync(join(root, path)));
  return digest.digest("hex");
}

function listSources(root: string): string[] {
  const found = folders.flatMap((folder) => globSync(`${folder}/**/*`, { cwd: root }));
  const present = [...found, ...files].filter((path) => !irrelevant.test(path) && existsSync(join(root, path)));
  return present.filter((path) => statSync(join(root, path)).isFile()).sort();
}

import { createHash } from "node:crypto";
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";
import { smallLit } from "./small-lit.ts";

const here = import.meta.dirname;
const widgets = globSync("*/*.ts", { cwd: here }).filter((path) => basename(path, ".ts") === dirname(path));
const { version } = JSON.parse(readFileSync(join(here, "package.json"), "utf8")) as { version: string };

/** What every widget needs. What some of them need besides, rollup puts into files of their own. */
const shared =
  /\/node_modules\/(@lit|lit|lit-element|lit-html)\/|\/widgets\/core\/((cairn-|embed-|theme|packs|words|fill)[a-z-]*\.ts|words\/en\/core\.json)$/;

/** What else of Lit's elements no page and no widget calls. */
const litOwn = [
  "getPropertyDescriptor",
  "getPropertyOptions",
  "getUpdateComplete",
  "createProperty",
  "finalizeStyles",
  "isUpdatePending",
  "scheduleUpdate",
  "performUpdate",
  "enableUpdating",
  "createRenderRoot",
  "renderOptions",
  "renderBefore",
  "elementStyles",
  "shadowRootOptions",
  "creationScope",
];

// One file for each widget, and one for what all share; names without a digest, for pages of others name them.
export default defineConfig({
  root: here,
  base: "./",
  plugins: [packsBeside(), withoutPreloads(), smallTemplates(), smallLit(), release()],
  json: { namedExports: false },
  // The licence of what is in them lies beside them.
  // What Lit calls `_$…` is its own business: all of it is in one file.
  esbuild: {
    legalComments: "none",
    mangleProps: new RegExp(`^(_\\$.*|${litOwn.join("|")})$`),
    mangleQuoted: false,
  },
  build: {
    modulePreload: false,
    outDir: resolve(here, "../build/client/widgets", version),
    emptyOutDir: true,
    target: ["chrome123", "firefox125", "safari17.5"],
    rollupOptions: {
      input: Object.fromEntries(widgets.map((path) => [dirname(path), resolve(here, path)])),
      preserveEntrySignatures: "exports-only",
      output: {
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        manualChunks: (id) =>
          shared.test(id) ? "core" : /core\/(goal\.|goal-element|words\/en\/goals)/.test(id) ? "goal" : undefined,
      },
    },
  },
});

/** In a release languages are plain files beside the scripts; importing them as modules would bring code that preloads. */
function packsBeside(): Plugin {
  const names = globSync("core/words/*.json", { cwd: here }).map((path) => basename(path, ".json"));
  return {
    name: "packs-beside",
    enforce: "pre",
    load: (id) =>
      id === join(here, "core/packs.ts")
        ? `const bring = async (name) => ({ default: await (await fetch(new URL(name+".json", import.meta.url), { credentials: "omit" })).json() });
           export const packs = new Map(${JSON.stringify(names)}.map((name) => [name, () => bring(name)]));`
        : null,
  };
}

/** What a widget brings later has no styles and no parts of its own that would be fetched ahead of it. */
function withoutPreloads(): Plugin {
  return {
    name: "without-preloads",
    enforce: "pre",
    load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (bring) => bring();" : null),
  };
}

/** Spaces and comments of styles and templates are for who reads the source. */
function smallTemplates(): Plugin {
  const tight = (css: string) =>
    css
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/\s+/g, " ")
      .replace(/ ?([{};,>]) ?/g, "$1")
      .replace(/: /g, ":")
      .replace(/;}/g, "}");
  return {
    name: "small-templates",
    enforce: "pre",
    transform: (code, id) => {
      if (!id.startsWith(here) || !id.endsWith(".ts")) return null;
      const small = code
        .replace(/\bcss`([^`]*)`/g, (_, css: string) => `css\`${tight(css).trim()}\``)
        .replace(/>\s+</g, (gap) => (gap.includes("\n") ? "> <" : gap))
        .replace(/\n[^\S\n]+(?=[a-zA-Z@?.-]+=["$]|>)/g, " ")
        .replace(/([>}])\n\s+(?=\$\{|<)/g, "$1 ")
        .replace(/\$\{\n\s+/g, "${");
      refuseStrangeBindings(id, small);
      return { code: small, map: null };
    },
  };
}

/** Lit as we ship it puts values into attributes and between elements alone. */
function refuseStrangeBindings(id: string, code: string): void {
  const strange = /css`[^`]*\$\{|<(?:textarea|title|style|script)[^>]*>[^<`]*\$\{|<!--[^`]*?\$\{|<[a-z-]+ \$\{/.exec(
    code,
  );
  if (strange) throw new Error(`${id} binds a value where none can stand: ${strange[0]}`);
}

/** `sri.json` says of every file what it is and what it brings along; `v1` is the same under the address that moves on. */
function release(): Plugin {
  const imports: Record<string, string[]> = {};
  let folder = "";
  return {
    name: "release",
    configResolved: ({ build }) => void (folder = build.outDir),
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === "chunk") imports[file.fileName] = file.imports;
    },
    closeBundle: () => {
      const files = Object.fromEntries(
        readdirSync(folder)
          .filter((name) => name.endsWith(".js"))
          .map((name) => [name, { integrity: digestOf(join(folder, name)), imports: imports[name] ?? [] }]),
      );
      writeFileSync(join(folder, "sri.json"), JSON.stringify({ version, files }));
      for (const name of globSync("core/words/*.json", { cwd: here }))
        writeFileSync(join(folder, basename(name)), JSON.stringify(JSON.parse(readFileSync(join(here, name), "utf8"))));
      cpSync(resolve(here, "../node_modules/lit/LICENSE"), join(folder, "lit-license.txt"));
      const moving = join(dirname(folder), "v1");
      rmSync(moving, { recursive: true, force: true });
      cpSync(folder, moving, { recursive: true });
    },
  };
}

function digestOf(path: string): string {
  return `sha384-${createHash("sha384").update(readFileSync(path)).digest("base64")}`;
}

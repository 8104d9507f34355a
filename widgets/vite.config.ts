import { createHash } from "node:crypto";
import { cpSync, globSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { defineConfig, type Plugin } from "vite";

const here = import.meta.dirname;
const widgets = globSync("*/*.ts", { cwd: here }).filter((path) => basename(path, ".ts") === dirname(path));
const { version } = JSON.parse(readFileSync(join(here, "package.json"), "utf8")) as { version: string };
const out = resolve(here, "../build/client/widgets");

/** What every widget needs. What some of them need besides, rollup puts into files of their own. */
const shared =
  /\/node_modules\/(@lit|lit|lit-element|lit-html)\/|\/widgets\/core\/((cairn-|embed-|theme|words)[a-z-]*\.ts|words\/en\/core\.json)$/;

// One file for each widget, and one for what all share; names without a digest, for pages of others name them.
export default defineConfig({
  root: here,
  base: "./",
  plugins: [smallTemplates(), smallLit(), release()],
  json: { namedExports: false },
  // The licence of what is in them lies beside them.
  // What Lit calls `_$…` is its own business: all of it is in one file.
  esbuild: { legalComments: "none", mangleProps: /^_\$/, mangleQuoted: false },
  build: {
    modulePreload: false,
    // Words are fetched from beside the scripts, never written into them.
    assetsInlineLimit: 0,
    outDir: join(out, version),
    emptyOutDir: true,
    target: ["chrome123", "firefox125", "safari17.5"],
    rollupOptions: {
      input: Object.fromEntries(widgets.map((path) => [dirname(path), resolve(here, path)])),
      preserveEntrySignatures: "exports-only",
      output: {
        assetFileNames: "[name]-[hash][extname]",
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        manualChunks: (id) =>
          shared.test(id) ? "core" : /core\/(goal|words\/en\/goals)/.test(id) ? "goal" : undefined,
      },
    },
  },
});

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
        .replace(/\n\s+(?=[a-z@?.-]+=["$]|>)/g, " ");
      return { code: small, map: null };
    },
  };
}

/** All browsers we build for adopt style sheets: what Lit does for older ones is left out. */
function smallLit(): Plugin {
  const adopts =
    /=\w\.ShadowRoot&&\(void 0===\w\.ShadyCSS\|\|\w\.ShadyCSS\.nativeShadow\)&&"adoptedStyleSheets"in Document\.prototype&&"replace"in CSSStyleSheet\.prototype/;
  const explained = /throw Error\((?:"[^"]*"|"[^"]*"\+\w+\+"[^"]*")\)/g;
  return {
    name: "small-lit",
    enforce: "pre",
    transform: (code, id) => {
      if (!/\/node_modules\/(@lit|lit|lit-element|lit-html)\//.test(id)) return null;
      return { code: code.replace(adopts, "=!0").replace(explained, "throw Error()"), map: null };
    },
  };
}

/** `sri.json` says of every file what it is and what it brings along; `v1` is the same under the address that moves on. */
function release(): Plugin {
  const imports: Record<string, string[]> = {};
  return {
    name: "release",
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === "chunk") imports[file.fileName] = file.imports;
    },
    closeBundle: () => {
      const folder = join(out, version);
      const files = Object.fromEntries(
        readdirSync(folder)
          .filter((name) => name.endsWith(".js"))
          .map((name) => [name, { integrity: digestOf(join(folder, name)), imports: imports[name] ?? [] }]),
      );
      writeFileSync(join(folder, "sri.json"), JSON.stringify({ version, files }));
      cpSync(resolve(here, "../node_modules/lit/LICENSE"), join(folder, "lit-license.txt"));
      rmSync(join(out, "v1"), { recursive: true, force: true });
      cpSync(folder, join(out, "v1"), { recursive: true });
    },
  };
}

function digestOf(path: string): string {
  return `sha384-${createHash("sha384").update(readFileSync(path)).digest("base64")}`;
}

import { vitePlugin as remix } from "@remix-run/dev";
import { relative, sep } from "node:path";
import { defineConfig, type Plugin } from "vite";
import remixOptions from "./remix.config.js";

// Bundled into the server for what is used of them: loaded whole, icons and controls cost the process eighty megabytes.
const bundledForServer = ["@tabler/icons-react", /^@mantine\//];

// The server build starts at our own server, which mounts Remix: pages, worker and commands share
// one bundle, so an entity class exists once.
const serverEntry: Plugin = {
  name: "cairn-server-entry",
  config: (_, { isSsrBuild, command }) =>
    isSsrBuild && command === "build"
      ? {
          build: { rollupOptions: { input: "app/composition/server.ts" }, target: "node24" },
          ssr: { noExternal: bundledForServer },
        }
      : undefined,
};

const everywhere =
  /\/app\/ui\/(avatar|button|chip|class-names|empty-state|icon-button|key-hint|link|logo|page-header|visually-hidden)\//;

// The parts nearly every screen has travel together: fewer files, and they compress better than each alone.
const commonParts: Plugin = {
  name: "cairn-common-parts",
  config: (_, { isSsrBuild, command }) =>
    !isSsrBuild && command === "build"
      ? {
          build: {
            rollupOptions: { output: { manualChunks: (id: string) => (everywhere.test(id) ? "common" : undefined) } },
          },
        }
      : undefined,
};

// An icon's strokes are drawn as one path: a page has a hundred elements less to render, send and bring to life.
const iconsOfOnePath: Plugin = {
  name: "cairn-icons-of-one-path",
  apply: "build",
  transform(code, id) {
    const drawn = id.includes("@tabler/icons-react") ? /const __iconNode = (\[.*\]);/.exec(code) : null;
    if (!drawn) return null;
    const strokes = (JSON.parse(drawn[1]!) as [string, Record<string, string>][]).map(([tag, { d, key, ...others }]) =>
      tag === "path" && Object.keys(others).length === 0 ? d! : null,
    );
    if (!strokes.every((stroke) => stroke?.startsWith("M"))) return null;
    return {
      code: code.replace(drawn[1]!, JSON.stringify([["path", { d: strokes.join(""), key: "svg-0" }]])),
      map: null,
    };
  },
};

const serverOnly = /^app\/.*\/(use-cases|queries|data|handlers|jobs)\/|^tenancy\/|@mikro-orm\/|\.server\./;
const withinProject = (id: string) =>
  relative(import.meta.dirname, id.replace(/^\0/, ""))
    .split(sep)
    .join("/");

// Browser code that reaches for the database fails the build, with the importer named.
const clientWall: Plugin = {
  name: "cairn-client-wall",
  generateBundle(_, bundle) {
    if (this.environment?.name !== "client") return;
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk") continue;
      const leaked = Object.keys(chunk.modules).find(
        (id) => serverOnly.test(withinProject(id)) && chunk.modules[id]!.renderedLength > 0,
      );
      if (leaked) this.error(`Server code in the browser bundle ${chunk.fileName}: ${leaked}`);
    }
  },
};

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ command }) => ({
  plugins: [remix(remixOptions), serverEntry, commonParts, iconsOfOnePath, clientWall],
  // In development all libraries are found before the first page: one found later would reload it with a second React.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/**/routes/*.tsx", "app/**/components/**/*.tsx"],
  },
  // Names of five letters: in a list of 25 rows they stand 800 times.
  css: { modules: { generateScopedName: command === "serve" ? "_[local]_[hash:base64:5]" : "[hash:base64:5]" } },
  // The colours need light-dark(), which these and later browsers have.
  build: { assetsInlineLimit: 0, sourcemap: false, target: ["chrome123", "firefox120", "safari17.5"] },
}));

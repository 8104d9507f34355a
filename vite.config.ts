import { vitePlugin as remix } from "@remix-run/dev";
import { relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { lightIcons } from "./app/composition/launch/light-icons.ts";
import { shortClassNames } from "./app/composition/launch/short-class-names.ts";
import { wordsBesideServer } from "./app/composition/launch/words-beside-server.ts";
import type { screensOfLanguage as ofLanguage } from "./app/composition/screens-of-language.ts";
import type { compileStrings as compile } from "./app/platform/i18n/compile-message.ts";
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
          build: {
            rollupOptions: { input: "app/composition/server.ts", output: { sourcemapExcludeSources: true } },
            // The build makes of them what the log reads.
            sourcemap: "hidden",
            target: "node24",
          },
          ssr: { noExternal: bundledForServer },
        }
      : undefined,
};

type ModuleInfo = { importedIds: readonly string[] };
type FindModule = (id: string) => ModuleInfo | null;

/** What every signed-in page has: all that its frame, its root and its start stand on, and the parts nearly every screen has. */
const everyPage = /\/app\/(entry\.client|root|shell\/routes\/(frame|content))\.tsx/;
const everyScreen =
  /\/app\/(ui\/(avatar|button|chip|empty-state|icon-button|page-header|pager)|shell\/components\/list-screen)\/[a-z-]+\.tsx$/;

function standsUnder(above: readonly string[], find: FindModule): ReadonlySet<string> {
  const found = new Set(above);
  for (const id of found) for (const below of find(id)?.importedIds ?? []) found.add(below);
  return found;
}

/** Libraries apart from what is ours, which changes more often. */
function chunkOf(): (
  id: string,
  meta: { getModuleIds(): Iterable<string>; getModuleInfo: FindModule },
) => string | undefined {
  let together: ReadonlySet<string> | undefined;
  return (id, { getModuleIds, getModuleInfo }) => {
    together ??= standsUnder(
      [...getModuleIds()].filter((one) => everyPage.test(one) || everyScreen.test(one)),
      getModuleInfo,
    );
    if (!together.has(id)) return undefined;
    return id.includes("/node_modules/") ? "libraries" : "common";
  };
}

/** A front door of a room passes on and does nothing itself: whoever takes one part of it gets the styles of that part alone. */
const doesMore = (id: string) => !/\/app\/modules\/[^/]+\/ui\.ts$/.test(id);

/** A page names fifty parts of itself: those that nobody asks for by name have none. */
const chunkFileNames = "assets/[hash].js";
const assetFileNames = ({ names }: { names: readonly string[] }) =>
  names.some((name) => name.endsWith(".css")) ? "assets/[hash][extname]" : "assets/[name]-[hash][extname]";

// What every page has travels together: fewer files to name and to ask for, and they compress better than each alone.
const commonParts: Plugin = {
  name: "cairn-common-parts",
  config: (_, { isSsrBuild, command }) =>
    !isSsrBuild && command === "build"
      ? {
          build: {
            rollupOptions: {
              output: { manualChunks: chunkOf(), chunkFileNames, assetFileNames },
              treeshake: { moduleSideEffects: doesMore },
            },
          },
        }
      : undefined,
};

const asModule = 'link.crossOrigin = "";';

// Styles of parts fetched late are asked for as those of pages are: asked for in another way, a file is fetched twice.
const stylesOnce: Plugin = {
  name: "cairn-styles-once",
  apply: "build",
  transform(code, id) {
    if (id !== "\0vite/preload-helper.js") return null;
    if (!code.includes(asModule)) throw new Error("Vite fetches the styles of late parts in another way than before.");
    return { code: code.replace(asModule, `if (!isCss) ${asModule}`), map: null };
  },
};

const ownElements = fileURLToPath(new URL("app/platform/rendering/make-element.ts", import.meta.url));

// On the server our components make their elements without copying their properties.
const elementsOfServer: Plugin = {
  name: "cairn-elements-of-server",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: (id, importer) =>
    id === "react/jsx-runtime" && importer !== ownElements && !importer?.includes("/node_modules/")
      ? ownElements
      : null,
};

// The screens of the navigation in one language: the browser keeps them, and a page says only which of them are open.
const screensInWords: Plugin = {
  name: "cairn-screens-in-words",
  resolveId: (id) => (id.startsWith("virtual:screens/") ? `\0${id}` : null),
  async load(id) {
    const language = /^\0virtual:screens\/(\w+)$/.exec(id)?.[1];
    if (!language) return null;
    const source = new URL("app/composition/screens-of-language.ts", import.meta.url).href;
    const { screensOfLanguage } = (await import(source)) as { screensOfLanguage: typeof ofLanguage };
    return `export default ${JSON.stringify(screensOfLanguage(language))}`;
  },
};

const messages = new URL("app/platform/i18n/", import.meta.url);

// Messages are parsed here, so that the browser needs no parser.
const compiledMessages: Plugin = {
  name: "cairn-compiled-messages",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  resolveId: (id) =>
    id === "@formatjs/icu-messageformat-parser" ? fileURLToPath(new URL("compiled-messages.ts", messages)) : null,
  async transform(code, id) {
    if (!/\/app\/(modules\/[^/]+|shell|platform)\/strings\/\w+\.json$/.test(id)) return null;
    const source = new URL("compile-message.ts", messages).href;
    const { compileStrings } = (await import(source)) as { compileStrings: typeof compile };
    return { code: JSON.stringify(compileStrings(JSON.parse(code) as object)), map: null };
  },
};

const serverOnly = /^app\/.*\/(use-cases|queries|data|handlers|jobs)\/|^tenancy\/|@mikro-orm\/|\.server\./;
/** Large libraries that some pages need, and what every page has may not lead to. */
const notOnEveryPage = /\/node_modules\/(@mantine\/core|zod|yjs|prosemirror-[^/]+|@tiptap\/[^/]+)\//;
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
      if (chunk.name !== "libraries") continue;
      const heavy = Object.keys(chunk.modules).find(
        (id) => notOnEveryPage.test(id) && chunk.modules[id]!.renderedLength > 0,
      );
      if (heavy) this.error(`Every page would fetch ${withinProject(heavy)}: something of the frame imports it.`);
    }
  },
};

declare module "@remix-run/server-runtime" {
  interface Future {
    v3_singleFetch: true;
  }
}

export default defineConfig(({ command }) => ({
  // Files that browsers ask for by a name of ours, as they lie there.
  publicDir: "app/composition/web/files",
  plugins: [
    remix(remixOptions),
    serverEntry,
    wordsBesideServer(),
    commonParts,
    ...lightIcons(import.meta.dirname),
    elementsOfServer,
    stylesOnce,
    screensInWords,
    compiledMessages,
    clientWall,
  ],
  // In development all libraries are found before the first page: one found later would reload it with a second React.
  optimizeDeps: {
    entries: ["app/entry.client.tsx", "app/root.tsx", "app/**/routes/*.tsx", "app/**/components/**/*.tsx"],
  },
  css: {
    modules: {
      generateScopedName:
        command === "serve" ? "_[local]_[hash:base64:5]" : shortClassNames(import.meta.dirname.replaceAll("\\", "/")),
    },
  },
  // The colours need light-dark(), which these and later browsers have.
  build: {
    assetsInlineLimit: 0,
    sourcemap: false,
    target: ["chrome123", "firefox120", "safari17.5"],
    // What a part fetched late stands on it names itself; every page would carry the names of all that any part stands on.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === "js" ? needed.filter((name) => name.endsWith(".css")) : needed,
    },
  },
}));

import { createPrivateKey } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import type * as vite from "vite";
import { ConnectorError } from "../connector-error.ts";
import { runToEnd, told } from "./open-connector.ts";
import { signBundle } from "../host/bundle.ts";
import type { Readable } from "../host/confinement.ts";
import { levelHere, runConfined, usualLimits, type Description } from "../host/index.ts";

export interface PackOptions {
  /** The folder of the connector, as under `plugins/`. */
  folder: string;
  /** Where its folder is put: that of CAIRN_CONNECTORS. */
  to: string;
  publisher: string;
  /** The publisher's Ed25519 key, PEM. */
  key: string;
}

/** The folder of the project, or of this package. */
const around = resolve(import.meta.dirname, "..", "..");
const largest = 1024 * 1024;

/** Bundles a connector into one signed file that a host of Cairn runs, and has it describe itself there once. Answers where it lies. */
export async function packConnector({ folder, to, publisher, key }: PackOptions): Promise<string> {
  const target = join(to, basename(folder));
  mkdirSync(target, { recursive: true });
  const { build } = await bundler();
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    ssr: { noExternal: true, target: "webworker" },
    build: {
      ssr: join(folder, "connector.ts"),
      outDir: target,
      emptyOutDir: false,
      minify: false,
      rollupOptions: { output: { format: "es", entryFileNames: "connector.mjs", inlineDynamicImports: true } },
    },
  });
  const entry = join(target, "connector.mjs");
  if (statSync(entry).size > largest) throw new ConnectorError("contract", "The bundle is larger than 1 MB.");
  const told = (await runConfined({
    order: { act: "describe", entry },
    readable: { ...placeOfSdk(), folder: target },
    level: levelHere(),
    limits: usualLimits,
    answer: async () => null,
  })) as Description;
  if (told.manifest.id !== basename(folder))
    throw new ConnectorError("contract", `It calls itself ${told.manifest.id}, and its folder is ${basename(folder)}.`);
  signBundle(target, publisher, createPrivateKey(key));
  return target;
}

/** The one tool that only this act needs. */
async function bundler(): Promise<Pick<typeof vite, "build">> {
  return import("vite").catch((cause: unknown) => {
    throw new ConnectorError("config", "Packing needs vite: npm install --save-dev vite", { cause });
  });
}

/** Installed as a package, it is JavaScript, and zod lies beside it or within it. */
function placeOfSdk(): Omit<Readable, "folder"> {
  const child = join(import.meta.dirname, "../host/child.js");
  if (!existsSync(child)) return { root: around };
  const zod = dirname(fileURLToPath(import.meta.resolve("zod/package.json")));
  return { root: resolve(zod, "..", ".."), installed: { folder: around, child } };
}

if (process.argv[1] === import.meta.filename)
  await runToEnd(async () => {
    const { folder, options } = told<Omit<PackOptions, "folder">>();
    console.log(await packConnector({ ...options, folder, key: readFileSync(options.key, "utf8") }));
  });

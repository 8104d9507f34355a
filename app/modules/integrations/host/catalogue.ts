import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import pLimit from "p-limit";
import type { ConnectorSettings } from "#app/platform/config/config.ts";
import {
  ConfinementFault,
  levelHere,
  runConfined,
  usualLimits,
  type Described,
  type Description,
  type Level,
} from "#sdk/host/index.ts";
import { manifestSchema } from "#sdk/manifest.ts";
import { verifyBundle } from "#sdk/host/bundle.ts";
import { notFound } from "#app/platform/errors/app-error.ts";

/** The folder that holds the SDK, the connectors that come along, and zod. */
const root = dirname(dirname(dirname(createRequire(import.meta.url).resolve("zod/package.json"))));

/** A connector that may be installed. */
export type KnownConnector = Description & {
  id: string;
  folder: string;
  entry: string;
  root: string;
  /** Came along with the product; others are bundles that somebody signed. */
  ours: boolean;
  /** How far its process is shut in here. */
  level: Level;
};

/** One that does not work, and why: it is shown, and nothing else suffers. */
export type BrokenConnector = { id: string; ours: boolean; reason: string };
export type Catalogue = { connectors: readonly KnownConnector[]; broken: readonly BrokenConnector[] };

type Place = { id: string; folder: string; entry: string; ours: boolean };
const described = new Map<string, Promise<KnownConnector | BrokenConnector>>();
const sideBySide = pLimit(2);

/** Every connector there is. Each tells of itself in a process of its own, again when its file has changed. */
export async function catalogue(settings: ConnectorSettings): Promise<Catalogue> {
  const found = await Promise.all(places(settings).map((place) => known(place, settings)));
  const connectors = found.filter((each) => "manifest" in each);
  return {
    connectors: connectors.toSorted((one, other) => one.manifest.title.en.localeCompare(other.manifest.title.en)),
    broken: found.filter((each) => "reason" in each),
  };
}

/** Those that come along with the product and work, each told of once in the life of a process. */
export async function ourConnectors(): Promise<readonly KnownConnector[]> {
  return (await catalogue({ folder: undefined, level: 1, privateHosts: [] })).connectors;
}

/** One of them; not found where it is not there, or does not work any more. */
export async function requireConnector(settings: ConnectorSettings, id: string): Promise<KnownConnector> {
  const place = places(settings).find((each) => each.id === id);
  const found = place && (await known(place, settings));
  if (!found || !("manifest" in found)) throw notFound("The connector");
  return found;
}

function places({ folder }: ConnectorSettings): Place[] {
  const ours = foldersIn(join(root, "plugins")).map((each) => ({
    ...each,
    entry: join(each.folder, "connector.ts"),
    ours: true,
  }));
  const others = folder
    ? foldersIn(folder).map((each) => ({ ...each, entry: join(each.folder, "connector.mjs"), ours: false }))
    : [];
  return [...ours, ...others.filter(({ id }) => !ours.some((each) => each.id === id))].filter(({ entry }) =>
    existsSync(entry),
  );
}

function foldersIn(folder: string): { id: string; folder: string }[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return entries.map(({ name }) => ({ id: name, folder: join(folder, name) }));
}

function known(place: Place, settings: ConnectorSettings): Promise<KnownConnector | BrokenConnector> {
  const broken = (error: unknown) => ({ id: place.id, ours: place.ours, reason: reasonOf(error) });
  let key: string;
  try {
    key = `${place.entry} ${stateOf(place, settings)} ${settings.level}`;
  } catch (error) {
    return Promise.resolve(broken(error));
  }
  const standing = described.get(key);
  if (standing) return standing;
  const telling = sideBySide(() => describe(place, settings)).catch(broken);
  described.set(key, telling);
  return telling;
}

/**
 * What tells one state of a connector from another. A bundle is held against its signature and the publishers that are known
 * now, whenever it is asked for: dates of files are set by whoever changes them, and a publisher may be known no more.
 */
function stateOf({ ours, folder, entry }: Place, settings: ConnectorSettings): string {
  return ours ? String(statSync(entry).mtimeMs) : verifyBundle(folder, join(settings.folder!, "publishers"));
}

async function describe(place: Place, settings: ConnectorSettings): Promise<KnownConnector> {
  const level = levelHere();
  if (!place.ours && level < settings.level)
    throw new Error(`This server shuts connectors in at level ${level}; connectors of others need ${settings.level}.`);
  const told = place.ours ? await describedWithOurs(place) : await describeAlone(place.entry, place.folder);
  const manifest = manifestSchema.parse(told.manifest);
  if (manifest.id !== place.id)
    throw new Error(`Its folder is called ${place.id}, and it calls itself ${manifest.id}.`);
  return { ...told, manifest, ...place, root, level };
}

const limits = { ...usualLimits, milliseconds: 30_000 };
const nothingToAnswer = async () => null;

async function describeAlone(entry: string, folder: string): Promise<Description> {
  const order = { act: "describe", entry } as const;
  const readable = { root, folder };
  return (await runConfined({ order, readable, level: levelHere(), limits, answer: nothingToAnswer })) as Description;
}

/** Those that come along are told of by one process, once for as long as their files are the same. */
let ours: { key: string; all: Promise<Map<string, Described>> } | null = null;

async function describedWithOurs({ entry }: Place): Promise<Description> {
  const entries = places({ folder: undefined, level: 1, privateHosts: [] }).map((place) => place.entry);
  const key = entries.map((each) => `${each} ${statSync(each).mtimeMs}`).join("\n");
  if (ours?.key !== key) ours = { key, all: describeOurs(entries) };
  const found = (await ours.all).get(entry);
  if (!found) throw new Error("It is not there any more.");
  if ("broken" in found) throw new Error(found.broken);
  return found;
}

async function describeOurs(entries: string[]): Promise<Map<string, Described>> {
  const order = { act: "describe-all", entries } as const;
  const readable = { root, folder: join(root, "plugins") };
  const told = await runConfined({ order, readable, level: levelHere(), limits, answer: nothingToAnswer });
  return new Map(entries.map((entry, index) => [entry, (told as Described[])[index]!]));
}

function reasonOf(error: unknown): string {
  if (error instanceof ConfinementFault) return error.message;
  return error instanceof Error ? error.message.slice(0, 300) : "It does not load.";
}

/** The text of a file that comes along with a connector of ours: a sample to look at. */
export function sampleOf({ folder, ours }: KnownConnector, name: string): string | null {
  const path = join(folder, "sample", name);
  return ours && !name.includes("/") && existsSync(path) ? readFileSync(path, "utf8") : null;
}

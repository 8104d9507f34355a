import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { createGunzip } from "node:zlib";
import { LaunchError } from "../launch/launch-error.ts";
import { manifestShape, sha256, type Manifest } from "./archive-format.ts";
import { isProof, type ArchiveKey } from "./archive-key.ts";
import type { RegisterRow } from "./register-rows.ts";

/** An archive whose manifest is what was written; each part is held to it as it is read. */
export type Archive = {
  readonly manifest: Manifest;
  readonly key: ArchiveKey;
  register(name: string): readonly RegisterRow[];
  file(name: string): Promise<Uint8Array>;
  /** The CSV text of a table, packed and unpacked. */
  table(name: string): readonly [ReturnType<typeof createReadStream>, ReturnType<typeof createGunzip>];
};

/** Throws a `LaunchError` where it is no archive, unfinished, changed, or of another key. */
export async function openArchive(folder: string, key: ArchiveKey): Promise<Archive> {
  const text = await readFile(join(folder, "manifest.json")).catch(() => {
    throw new LaunchError(`${folder} holds no finished archive: it has no manifest.json.`);
  });
  const proof = await readFile(join(folder, "manifest.mac"), "utf8").catch(() => "");
  if (!isProof(key, text, proof))
    throw new LaunchError("The archive was changed after it was made, or the key is not the one it was made with.");
  const read = manifestShape.safeParse(JSON.parse(text.toString("utf8")));
  if (!read.success) throw new LaunchError("The archive is of a shape that this release does not read.");
  const manifest = read.data;
  const part = async (path: string, digest: string | undefined) => {
    const bytes = await readFile(join(folder, path)).catch(() => null);
    if (!bytes || !digest || sha256(bytes) !== digest) throw damaged(path);
    return bytes;
  };
  // It is small, and what is wrong with it is found before anything is made.
  const register = new Map<string, RegisterRow[]>();
  for (const { name, sha256: digest } of manifest.register)
    register.set(name, JSON.parse((await part(`register/${name}.json`, digest)).toString("utf8")) as RegisterRow[]);
  return {
    manifest,
    key,
    register: (name) => register.get(name) ?? [],
    file: (name) => part(`files/${name}`, manifest.files.find((file) => file.name === name)?.sha256),
    table: (name) => [createReadStream(join(folder, "tables", `${name}.csv.gz`)), createGunzip()],
  };
}

export const damaged = (path: string) =>
  new LaunchError(`${path} is not what the archive's manifest says. Nothing was imported.`);

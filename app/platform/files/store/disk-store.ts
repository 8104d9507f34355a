import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { requireKey, type FileStore } from "./file-store.ts";

/** Files in a folder of this machine, made when the first comes; each is written beside its place and then moved there. */
export function diskStore(folder: string): FileStore {
  const pathOf = (key: string) => join(folder, ...requireKey(key).split("/"));
  return {
    put: async (key, bytes) => {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const written = `${path}.${crypto.randomUUID()}`;
      await writeFile(written, bytes, { mode: 0o600 });
      await rename(written, path);
    },
    get: async (key) => {
      try {
        return await readFile(pathOf(key));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
        throw error;
      }
    },
    remove: (key) => rm(pathOf(key), { force: true }),
  };
}

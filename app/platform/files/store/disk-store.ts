import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { requireKey, type FileStore, type StoredFile } from "./file-store.ts";

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
    list: async (of) => {
      const names = await readdir(pathOf(of)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return [];
        throw error;
      });
      const found: StoredFile[] = [];
      // What is just being written has another name beside its place.
      for (const name of names.filter((each) => /^[a-z0-9-]+$/.test(each)))
        found.push({ key: `${of}/${name}`, storedAt: (await stat(join(pathOf(of), name))).mtime });
      return found;
    },
  };
}

import { diskStore } from "./disk-store.ts";
import type { FileStore, FileStoreSettings } from "./file-store.ts";
import { s3Store } from "./s3-store.ts";

export function createFileStore(settings: FileStoreSettings): FileStore {
  return settings.kind === "s3" ? s3Store(settings) : diskStore(settings.folder);
}

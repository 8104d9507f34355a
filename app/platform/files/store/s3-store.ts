import { requireKey, type FileStore, type FileStoreSettings } from "./file-store.ts";
import { signS3 } from "./sign-s3.ts";

type S3Settings = Extract<FileStoreSettings, { kind: "s3" }>;

const patience = 30_000;

/** Files in a bucket of any service that speaks S3, by path (`endpoint/bucket/key`), which all of them understand. */
export function s3Store(settings: S3Settings, now: () => Date = () => new Date()): FileStore {
  const ask = async (
    method: "GET" | "PUT" | "DELETE",
    key: string,
    body: Uint8Array = new Uint8Array(),
    type?: string,
  ) => {
    const url = new URL(`${settings.endpoint}/${settings.bucket}/${requireKey(key)}`);
    const headers: Record<string, string> = type ? { "content-type": type } : {};
    const response = await fetch(url, {
      method,
      headers: signS3({ method, url, headers, body, at: now() }, settings),
      signal: AbortSignal.timeout(patience),
      redirect: "error",
      ...(method === "PUT" ? { body: new Uint8Array(body) } : {}),
    });
    if (response.ok || response.status === 404) return response;
    throw new Error(`The file store answered ${response.status} to ${method}.`);
  };
  return {
    put: async (key, bytes, contentType) => {
      const { status } = await ask("PUT", key, bytes, contentType);
      if (status === 404) throw new Error(`The file store has no bucket "${settings.bucket}".`);
    },
    get: async (key) => {
      const response = await ask("GET", key);
      return response.status === 404 ? null : new Uint8Array(await response.arrayBuffer());
    },
    remove: async (key) => void (await ask("DELETE", key)),
  };
}

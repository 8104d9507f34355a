import { AwsClient } from "aws4fetch";
import { requireKey, type FileStore, type FileStoreSettings } from "./file-store.ts";

type S3Settings = Extract<FileStoreSettings, { kind: "s3" }>;

const patience = 30_000;

/** Files in a bucket of any service that speaks S3, by path (`endpoint/bucket/key`), which all of them understand. */
export function s3Store(settings: S3Settings): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const ask = async (method: "GET" | "PUT" | "DELETE", key: string, bytes?: Uint8Array, type?: string) => {
    const body = bytes && new Uint8Array(bytes);
    const address = `${settings.endpoint}/${settings.bucket}/${requireKey(key)}`;
    const signed = await client.sign(address, {
      method,
      headers: type ? { "content-type": type } : {},
      ...(body ? { body } : {}),
    });
    const response = await fetch(address, {
      method,
      headers: signed.headers,
      signal: AbortSignal.timeout(patience),
      redirect: "error",
      ...(body ? { body } : {}),
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

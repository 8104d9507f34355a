import { AwsClient } from "aws4fetch";
import { requireKey, type FileStore, type StoredFile, type FileStoreSettings } from "./file-store.ts";

type S3Settings = Extract<FileStoreSettings, { kind: "s3" }>;

const patience = 30_000;

/** Files in a bucket of any service that speaks S3, by path (`endpoint/bucket/key`), which all of them understand. */
export function s3Store(settings: S3Settings): FileStore {
  const { accessKeyId, secretAccessKey, region } = settings;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3" });
  const ask = (method: "GET" | "PUT" | "DELETE", key: string, bytes?: Uint8Array, type?: string) =>
    askAt(method, `${settings.endpoint}/${settings.bucket}/${requireKey(key)}`, bytes, type);
  const askAt = async (method: string, address: string, bytes?: Uint8Array, type?: string) => {
    const body = bytes && new Uint8Array(bytes);
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
    list: async (folder) => {
      const found: StoredFile[] = [];
      let next: string | null = null;
      do {
        const asked = new URLSearchParams({ "list-type": "2", prefix: `${requireKey(folder)}/` });
        if (next) asked.set("continuation-token", next);
        const listed = await (await askAt("GET", `${settings.endpoint}/${settings.bucket}?${asked}`)).text();
        found.push(...filesIn(listed));
        next = textIn(listed, "NextContinuationToken");
      } while (next);
      return found;
    },
  };
}

/** The files of a listing; our keys need no unescaping. */
function filesIn(listing: string): StoredFile[] {
  return [...listing.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].flatMap(([, one]) => {
    const [key, storedAt] = [textIn(one!, "Key"), textIn(one!, "LastModified")];
    return key && storedAt ? [{ key, storedAt: new Date(storedAt) }] : [];
  });
}

function textIn(xml: string, tag: string): string | null {
  return new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? null;
}

import { createServer } from "node:http";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { diskStore } from "./disk-store.ts";
import type { FileStore } from "./file-store.ts";
import { s3Store } from "./s3-store.ts";

const bytes = new Uint8Array([0, 1, 2, 255]);

async function keepsFiles(store: FileStore): Promise<void> {
  expect(await store.get("company/one")).toBeNull();
  await store.put("company/one", bytes, "image/webp");
  await store.put("company/one", bytes, "image/webp");
  expect([...(await store.get("company/one"))!]).toEqual([...bytes]);
  await store.put("company/two", bytes, "image/webp");
  const listed = await store.list("company");
  expect(listed.map(({ key }) => key).toSorted()).toEqual(["company/one", "company/two"]);
  expect(listed.every(({ storedAt }) => Math.abs(storedAt.getTime() - Date.now()) < 3_600_000)).toBe(true);
  expect(await store.list("nobody")).toEqual([]);
  await store.remove("company/two");
  await store.remove("company/one");
  await store.remove("company/one");
  expect(await store.get("company/one")).toBeNull();
}

test("files on disk are kept, given back and removed", async () => {
  const folder = join(mkdtempSync(join(tmpdir(), "cairn-files-")), "files");
  await keepsFiles(diskStore(folder));
});

test("no key leads out of the store", async () => {
  const store = diskStore(mkdtempSync(join(tmpdir(), "cairn-files-")));
  for (const key of ["../out", "/etc/passwd", "a//b", "a/../../b", ""])
    await expect(async () => store.get(key)).rejects.toThrow("no key");
});

test("files in a bucket are kept, given back and removed; an answer that is none is a fault", async () => {
  const kept = new Map<string, Buffer>();
  const bucket = createServer((request, response) => {
    const path = request.url!;
    if (!request.headers.authorization?.includes("Credential=me/")) return void response.writeHead(403).end();
    if (path.endsWith("broken")) return void response.writeHead(500).end();
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const { pathname, searchParams } = new URL(path, "http://bucket");
      if (request.method === "GET" && searchParams.has("list-type"))
        return void response.end(listingOf([...kept.keys()], `${pathname}/${searchParams.get("prefix")}`, pathname));
      if (request.method === "PUT") kept.set(path, Buffer.concat(pieces));
      if (request.method === "DELETE") kept.delete(path);
      const found = kept.get(path);
      response.writeHead(request.method === "GET" && !found ? 404 : 200).end(request.method === "GET" ? found : "");
    });
  }).listen(0, "127.0.0.1");
  await once(bucket, "listening");
  const endpoint = `http://127.0.0.1:${(bucket.address() as AddressInfo).port}`;
  const store = s3Store({ kind: "s3", endpoint, region: "eu", bucket: "b", accessKeyId: "me", secretAccessKey: "s" });
  await keepsFiles(store);
  await expect(store.get("broken")).rejects.toThrow("answered 500");
  bucket.close();
});

function listingOf(paths: string[], prefix: string, bucket: string): string {
  const found = paths.filter((path) => path.startsWith(prefix)).map((path) => path.slice(bucket.length + 1));
  const now = new Date().toISOString();
  const one = (key: string) => `<Contents><Key>${key}</Key><LastModified>${now}</LastModified></Contents>`;
  return `<ListBucketResult>${found.map(one).join("")}</ListBucketResult>`;
}

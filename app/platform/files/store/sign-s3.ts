import { createHash, createHmac } from "node:crypto";

export type S3Request = {
  method: "GET" | "PUT" | "DELETE";
  url: URL;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
  at: Date;
};
export type S3Credentials = { region: string; accessKeyId: string; secretAccessKey: string };

/** The headers of a request with its signature, as AWS Signature Version 4 says for S3. */
export function signS3(
  { method, url, headers, body, at }: S3Request,
  { region, accessKeyId, secretAccessKey }: S3Credentials,
): Record<string, string> {
  const moment = at.toISOString().replace(/[-:]|\.\d{3}/g, "");
  const day = moment.slice(0, 8);
  const signed: Record<string, string> = {
    ...headers,
    host: url.host,
    "x-amz-content-sha256": sha256(body),
    "x-amz-date": moment,
  };
  const names = Object.keys(signed).sort();
  const canonical = [
    method,
    url.pathname,
    "",
    ...names.map((name) => `${name}:${signed[name]!.trim()}`),
    "",
    names.join(";"),
    signed["x-amz-content-sha256"],
  ].join("\n");
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ["AWS4-HMAC-SHA256", moment, scope, sha256(canonical)].join("\n");
  const key = [day, region, "s3", "aws4_request"].reduce<Buffer | string>(hmac, `AWS4${secretAccessKey}`);
  const signature = hmac(key, toSign).toString("hex");
  const { host: _, ...sent } = signed;
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${accessKeyId}/${scope},SignedHeaders=${names.join(";")},Signature=${signature}`,
  };
}

function sha256(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac("sha256", key).update(text).digest();
}

import { lookup } from "node:dns";
import { request as askPlain } from "node:http";
import { request as askSecure } from "node:https";
import { BlockList, isIP, type LookupFunction } from "node:net";

export type OutsideFault = "unreachable" | "private-address" | "too-slow" | "redirected" | "too-large" | "malformed";

/** Somebody else's service did not answer as it should; `reason` says how, and no more. */
export class OutsideError extends Error {
  override readonly name = "OutsideError";
  readonly reason: OutsideFault;

  constructor(reason: OutsideFault, cause?: unknown) {
    super(`A service outside was ${reason}.`, { cause });
    this.reason = reason;
  }
}

export type OutsideQuestion = {
  url: string;
  method: "GET" | "POST";
  headers?: Readonly<Record<string, string>>;
  body?: unknown;
  /** When an answer is too late, as `Date.now()` counts. */
  until: number;
  /** A service on this very machine may be asked. */
  loopback: boolean;
};
export type OutsideAnswer = { status: number; body: unknown; cookies: string[] };

const largest = 256 * 1024;

/**
 * Asks a service whose address a company gave. Addresses within our own network are refused by what the name leads to at
 * that moment, an answer that leads elsewhere is not followed, and what is slow, large or no JSON is a fault.
 */
export function askOutside({
  url,
  method,
  headers = {},
  body,
  until,
  loopback,
}: OutsideQuestion): Promise<OutsideAnswer> {
  const target = new URL(url);
  const ask = target.protocol === "https:" ? askSecure : askPlain;
  const written = body === undefined ? undefined : JSON.stringify(body);
  const host = target.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) && !mayAsk(host, loopback)) return Promise.reject(new OutsideError("private-address"));
  return new Promise((resolve, reject) => {
    const asking = ask(
      target,
      {
        method,
        lookup: guarded(loopback),
        signal: AbortSignal.timeout(Math.max(1, until - Date.now())),
        headers: {
          accept: "application/json",
          "user-agent": "Cairn",
          ...(written === undefined
            ? {}
            : { "content-type": "application/json", "content-length": Buffer.byteLength(written) }),
          ...headers,
        },
      },
      (answer) => {
        const status = answer.statusCode ?? 0;
        if (status >= 300 && status < 400) {
          answer.destroy();
          return reject(new OutsideError("redirected"));
        }
        const chunks: Buffer[] = [];
        let size = 0;
        answer.on("data", (chunk: Buffer) => {
          size += chunk.length;
          if (size > largest) answer.destroy(new OutsideError("too-large"));
          else chunks.push(chunk);
        });
        answer.on("error", (error) => reject(faultOf(error)));
        answer.on("end", () =>
          resolve({
            status,
            body: jsonOf(Buffer.concat(chunks).toString("utf8")),
            cookies: answer.headers["set-cookie"] ?? [],
          }),
        );
      },
    );
    asking.on("error", (error) => reject(faultOf(error)));
    asking.end(written);
  });
}

/** What stands in an answer; undefined where it is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function faultOf(error: Error & { code?: string }): OutsideError {
  if (error instanceof OutsideError) return error;
  return new OutsideError(
    error.name === "AbortError" || error.name === "TimeoutError" || error.code === "ABORT_ERR"
      ? "too-slow"
      : "unreachable",
    error,
  );
}

/** Finds the address of a name, and refuses one within our own network at the moment it is connected to. */
export function guarded(loopback: boolean): LookupFunction {
  return (name, options, answer) =>
    lookup(name, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, "", 0);
      if (!found.every(({ address }) => mayAsk(address, loopback)))
        return answer(new OutsideError("private-address"), "", 0);
      if (options.all) return answer(null, found);
      answer(null, found[0]!.address, found[0]!.family);
    });
}

// Two lists: mapped addresses among the second would otherwise hold every one of the first.
const own = { ipv4: new BlockList(), ipv6: new BlockList() };
for (const [net, bits] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  own.ipv4.addSubnet(net, bits, "ipv4");
// Of IPv6 only what is given out as global unicast (2000::/3) is the open net at all; these lie in it and lead elsewhere.
const globalUnicast = new BlockList();
globalUnicast.addSubnet("2000::", 3, "ipv6");
for (const [net, bits] of [
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
] as const)
  own.ipv6.addSubnet(net, bits, "ipv6");
const loopbackAddresses = new Set(["127.0.0.1", "::1"]);

/** An address of the open net; one of this machine where that is allowed. */
export function mayAsk(address: string, loopback: boolean): boolean {
  if (loopback && loopbackAddresses.has(address)) return true;
  if (isIP(address) === 4) return !own.ipv4.check(address, "ipv4");
  return isIP(address) === 6 && globalUnicast.check(address, "ipv6") && !own.ipv6.check(address, "ipv6");
}

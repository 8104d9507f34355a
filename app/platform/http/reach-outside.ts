import { lookup as plainLookup } from "node:dns";
import { request as askPlain, type IncomingMessage } from "node:http";
import { request as askSecure } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { guarded, mayAsk, OutsideError } from "./ask-outside.ts";

export type OutsideWays = {
  /** Services on this very machine may be asked. */
  loopback: boolean;
  /** Hosts within our own network that may be asked all the same. */
  privateHosts: readonly string[];
  /** Of an answer, in bytes. */
  largest: number;
  milliseconds: number;
};

/**
 * One request to a service outside, as `fetch` would make it: where the name leads is looked at as it is connected to, no
 * redirect is followed, and what is slow or large is a fault. Throws `OutsideError`.
 */
export async function reachOutside(
  url: URL,
  init: RequestInit,
  ways: OutsideWays,
  signal?: AbortSignal,
): Promise<Response> {
  const { answer, faultOf } = await openOutside(url, init, ways, signal);
  return new Promise<Response>((resolve, reject) =>
    collect(answer, ways.largest, resolve, (error) => reject(faultOf(error))),
  );
}

/** What a service answers, as it comes. */
export type OutsideStream = { status: number; type: string; text: AsyncIterable<string> };

/**
 * The same, with an answer that is read while it is still being sent: `text` throws `OutsideError` where it is cut, too slow or
 * too large. All of it has to come within the time there is.
 */
export async function streamOutside(
  url: URL,
  init: RequestInit,
  ways: OutsideWays,
  signal?: AbortSignal,
): Promise<OutsideStream> {
  const { answer, faultOf } = await openOutside(url, init, ways, signal);
  const type = answer.headers["content-type"] ?? "";
  return { status: answer.statusCode ?? 0, type, text: textOf(answer, ways.largest, faultOf) };
}

async function* textOf(answer: IncomingMessage, largest: number, faultOf: FaultOf): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let size = 0;
  try {
    for await (const chunk of answer as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > largest) throw new OutsideError("too-large");
      yield decoder.decode(chunk, { stream: true });
    }
  } catch (error) {
    throw faultOf(error as Error);
  } finally {
    answer.destroy();
  }
}

type FaultOf = (error: Error) => OutsideError;

async function openOutside(
  url: URL,
  init: RequestInit,
  ways: OutsideWays,
  signal?: AbortSignal,
): Promise<{ answer: IncomingMessage; faultOf: FaultOf }> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const trusted = ways.privateHosts.includes(host.toLowerCase());
  if (!trusted && isIP(host) && !mayAsk(host, ways.loopback)) throw new OutsideError("private-address");
  const body = init.body === undefined || init.body === null ? undefined : bytesOf(init.body);
  const headers = new Headers(init.headers);
  if (init.body instanceof URLSearchParams) headers.set("content-type", "application/x-www-form-urlencoded");
  if (body) headers.set("content-length", String(body.length));
  headers.set("user-agent", "Cairn");
  const late = AbortSignal.timeout(ways.milliseconds);
  const faultOf: FaultOf = (error) =>
    error instanceof OutsideError ? error : new OutsideError(late.aborted ? "too-slow" : "unreachable", error);
  const ask = url.protocol === "https:" ? askSecure : askPlain;
  return new Promise((resolve, reject) => {
    const asking = ask(
      url,
      {
        method: init.method ?? "GET",
        headers: Object.fromEntries(headers),
        lookup: trusted ? (plainLookup as LookupFunction) : guarded(ways.loopback),
        signal: signal ? AbortSignal.any([signal, late]) : late,
      },
      (answer) => resolve({ answer, faultOf }),
    );
    asking.on("error", (error) => reject(faultOf(error)));
    asking.end(body);
  });
}

const bytesOf = (body: BodyInit) => (body instanceof Uint8Array ? Buffer.from(body) : Buffer.from(String(body)));

function collect(
  answer: IncomingMessage,
  largest: number,
  resolve: (answer: Response) => void,
  reject: (error: Error) => void,
): void {
  const chunks: Buffer[] = [];
  let size = 0;
  answer.on("data", (chunk: Buffer) => {
    size += chunk.length;
    if (size > largest) return void answer.destroy(new OutsideError("too-large"));
    chunks.push(chunk);
  });
  answer.on("error", reject);
  answer.on("end", () => {
    const status = answer.statusCode ?? 0;
    const headers = Object.entries(answer.headersDistinct).flatMap(([name, values]) =>
      (values ?? []).map((value): [string, string] => [name, value]),
    );
    const empty = [204, 205, 304].includes(status);
    resolve(new Response(empty ? null : Buffer.concat(chunks), { status, headers }));
  });
}

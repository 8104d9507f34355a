import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import type { AddressInfo } from "node:net";

export type Received = { headers: IncomingHttpHeaders; body: string };
export type Answer = { status: number; headers?: Record<string, string>; body?: string };

/** A system of the company's own on this machine: it keeps what it is sent, and answers as a test wants. */
export async function openReceiver(answer: () => Answer = () => ({ status: 200 })) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString("utf8") });
      const { status, headers = {}, body = "" } = answer();
      response.writeHead(status, headers).end(body);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/in`,
    received,
    close: () => new Promise((closed) => server.close(closed)),
  };
}

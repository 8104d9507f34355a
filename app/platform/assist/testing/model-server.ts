import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

export type AskedOfModel = {
  authorization: string | undefined;
  body: { model: string; messages: { role: string; content: string }[] };
};

/** What a service does with one question. */
export type Behaviour = (response: ServerResponse, asked: AskedOfModel) => void;

const event = (json: unknown) => `data: ${JSON.stringify(json)}\n\n`;

/** Answers as services do: piece by piece, with why it ended and what it used. */
export function streaming(pieces: readonly string[], { tokens = 42, end = "stop" } = {}): Behaviour {
  return (response) => {
    response.writeHead(200, { "content-type": "text/event-stream; charset=utf-8" });
    for (const content of pieces) response.write(event({ choices: [{ delta: { content } }] }));
    response.write(event({ choices: [{ delta: {}, finish_reason: end }] }));
    response.write(event({ choices: [], usage: { total_tokens: tokens } }));
    response.end("data: [DONE]\n\n");
  };
}

export const answering =
  (status: number, body: string, headers: Record<string, string> = {}): Behaviour =>
  (response) =>
    response.writeHead(status, { "content-type": "application/json", ...headers }).end(body);

/** A service of language models on this machine that does what a test wants, and keeps what it was asked. */
export async function openModelServer() {
  const state: { behaviour: Behaviour; asked: AskedOfModel[] } = { behaviour: streaming(["Ready."]), asked: [] };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const body = JSON.parse(Buffer.concat(chunks).toString("utf8")) as AskedOfModel["body"];
      const asked = { authorization: request.headers.authorization, body };
      state.asked.push(asked);
      state.behaviour(response, asked);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    state,
    close: () => {
      server.closeAllConnections();
      return new Promise((closed) => server.close(closed));
    },
  };
}

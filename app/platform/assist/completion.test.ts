import { afterAll, beforeAll, expect, test } from "vitest";
import { askModel, ModelError } from "./completion.ts";
import { answering, openModelServer, streaming, type Behaviour } from "./testing/model-server.ts";

let server: Awaited<ReturnType<typeof openModelServer>>;
beforeAll(async () => {
  server = await openModelServer();
});
afterAll(() => server.close());

const question = { instructions: "Be brief.", text: "Hello", mostTokens: 100 };
const ways = { loopback: true, privateHosts: [] };
const ask = (behaviour: Behaviour, more: Parameters<typeof askModel>[3] = {}) => {
  server.state.behaviour = behaviour;
  return askModel({ address: server.address, model: "small", key: "sk-1" }, question, ways, more);
};
const faultOf = (asked: Promise<unknown>) =>
  asked.then(
    () => "none",
    (error: unknown) => (error instanceof ModelError ? error.fault : error),
  );

test("an answer is read as it comes, with what it used, and the key goes along", async () => {
  const seen: string[] = [];
  const answer = await ask(streaming(["One ", "two ", "three"]), { onText: async (text) => void seen.push(text) });
  expect(answer).toEqual({ text: "One two three", tokens: 42 });
  expect(seen.at(-1)).toBe("One two three");
  const { authorization, body } = server.state.asked.at(-1)!;
  expect([authorization, body.model, body.messages.map(({ content }) => content)]).toEqual([
    "Bearer sk-1",
    "small",
    ["Be brief.", "Hello"],
  ]);
});

test("a service that does not stream is understood too, and tokens are estimated where it counts none", async () => {
  const whole = { choices: [{ message: { content: "All at once" }, finish_reason: "stop" }] };
  expect(await ask(answering(200, JSON.stringify(whole)))).toEqual({ text: "All at once", tokens: 7 });
});

test("letters cut in two by the network come whole", async () => {
  const bytes = Buffer.from(
    `data: ${JSON.stringify({ choices: [{ delta: { content: "नमस्ते" }, finish_reason: "stop" }] })}\n\n`,
  );
  const answer = await ask((response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(bytes.subarray(0, 45));
    setTimeout(() => response.end(bytes.subarray(45)), 20);
  });
  expect(answer.text).toBe("नमस्ते");
});

test.each<[string, Behaviour]>([
  ["key-refused", answering(401, "{}")],
  ["key-refused", answering(403, "{}")],
  ["busy", answering(429, "{}", { "retry-after": "30" })],
  ["busy", answering(402, "{}")],
  ["not-found", answering(404, "{}")],
  ["failed", answering(500, "oops")],
  ["redirected", answering(302, "", { location: "http://169.254.169.254/latest/meta-data" })],
  ["malformed", answering(200, "<html>")],
  ["malformed", answering(200, '{"choices":"none"}')],
  [
    "malformed",
    (response) => response.writeHead(200, { "content-type": "text/event-stream" }).end("data: {broken\n\n"),
  ],
  ["empty", streaming(["  ", "\n"])],
  ["cut", streaming(["Half an ans"], { end: "length" })],
  [
    "cut",
    (response) =>
      response
        .writeHead(200, { "content-type": "text/event-stream" })
        .end('data: {"choices":[{"delta":{"content":"Half"}}]}\n\n'),
  ],
  [
    "cut",
    (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      response.write('data: {"choices":[{"delta":{"content":"Half"}}]}\n\n', () =>
        setTimeout(() => response.destroy(), 50),
      );
    },
  ],
  ["declined", streaming(["I"], { end: "content_filter" })],
  ["declined", answering(200, '{"choices":[{"message":{"refusal":"No."},"finish_reason":"stop"}]}')],
  ["unreachable", (response) => response.destroy()],
  [
    "too-large",
    (response) => {
      response.writeHead(200, { "content-type": "text/event-stream" });
      const much = `data: ${JSON.stringify({ choices: [{ delta: { content: "x".repeat(60_000) } }] })}\n\n`;
      const more = (): void => {
        if (!response.destroyed) response.write(much, () => setImmediate(more));
      };
      more();
    },
  ],
])("a service that misbehaves is a fault: %s", async (fault, behaviour) => {
  expect(await faultOf(ask(behaviour))).toBe(fault);
});

test("a private address is not asked, and whoever stops asking is not kept waiting", async () => {
  const elsewhere = { address: server.address, model: "small", key: null };
  expect(await faultOf(askModel(elsewhere, question, { loopback: false, privateHosts: [] }))).toBe("private-address");
  const leaving = new AbortController();
  const asked = ask(() => undefined, { signal: leaving.signal });
  setTimeout(() => leaving.abort(), 50);
  expect(await faultOf(asked)).toBe("unreachable");
});

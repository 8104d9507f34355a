import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { askOutside, mayAsk } from "./ask-outside.ts";

const open: (() => void)[] = [];
afterEach(() => open.splice(0).forEach((close) => close()));

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  open.push(() => (server.closeAllConnections(), server.close()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const ask = (url: string, { loopback = true, within = 2_000 } = {}) =>
  askOutside({ url, method: "GET", until: Date.now() + within, loopback });

test("an answer comes with its status, its JSON and its cookies", async () => {
  const root = await serve(
    (_, response) => void response.writeHead(200, { "set-cookie": "session=1" }).end('{"ok":true}'),
  );
  expect(await ask(root)).toEqual({ status: 200, body: { ok: true }, cookies: ["session=1"] });
});

test.each<[string, RequestListener]>([
  ["redirected", (_, response) => void response.writeHead(302, { location: "https://elsewhere.example" }).end()],
  ["too-large", (_, response) => void response.end("x".repeat(400_000))],
  ["unreachable", (request) => void request.socket.destroy()],
])("what is %s is a fault", async (reason, listener) => {
  await expect(ask(await serve(listener))).rejects.toMatchObject({ reason });
});

test("who says nothing is not waited for", async () => {
  await expect(ask(await serve(() => undefined), { within: 60 })).rejects.toMatchObject({ reason: "too-slow" });
});

test("what is no JSON has no body", async () =>
  expect(await ask(await serve((_, response) => void response.end("<html>")))).toMatchObject({ body: undefined }));

test("this machine is asked only where that is allowed, by number or by name", async () => {
  const root = await serve((_, response) => void response.end("{}"));
  await expect(ask(root, { loopback: false })).rejects.toMatchObject({ reason: "private-address" });
  await expect(ask(root.replace("127.0.0.1", "localhost"), { loopback: false })).rejects.toMatchObject({
    reason: "private-address",
  });
});

test.each([
  "10.1.2.3",
  "172.20.0.1",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "127.0.0.2",
  "224.0.0.1",
  "::",
  "fd00::1",
  "fe80::1",
  "::ffff:10.0.0.1",
  "64:ff9b::a00:1",
  "64:ff9b:1::a00:1",
  "64:ff9b:1:ffff::1",
  "fec0::1",
  "feff::1",
  "::10.0.0.1",
  "::a00:1",
  "::ffff:0:10.0.0.1",
  "::ffff:7f00:2",
  "100::1",
  "2001::1",
  "2001:10::1",
  "2001:db8::1",
  "2002:a00:1::1",
  "3fff::1",
  "5f00::1",
  "fe80::1%lo",
  "192.88.99.1",
  "203.0.113.7",
  "255.255.255.255",
  "localhost",
  "0x7f.1",
])("%s is within", (address) => expect(mayAsk(address, true)).toBe(false));
test.each(["93.184.216.34", "172.32.0.1", "2606:2800:220:1::1", "2001:4860:4860::8888", "2a00:1450::1"])(
  "%s is open",
  (address) => expect(mayAsk(address, false)).toBe(true),
);

import { connect, type Socket } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import { createAccessToken } from "#app/modules/identity/use-cases/create-access-token.ts";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { serveProduct, type ServedProduct } from "#tests/support/served-product.ts";
import { createWorld, type World } from "#tests/support/world.ts";

let world: World;
let product: ServedProduct;
/** The same with a budget of one request a minute. */
let strict: ServedProduct;
let token: string;
beforeAll(async () => {
  world = await createWorld({ now: new Date().toISOString() });
  const acme = await (await world.company("acme")).employee("asha").build();
  const door = openDoor(world);
  await door.letIn(acme, "asha");
  const browser = door.browser();
  await browser.visit((scope) => signIn(scope, { email: emailOf(acme, "asha"), password: knownPassword }));
  const asked = { name: "Program", scope: "WRITE", kind: "TOKEN", days: 30, currentPassword: knownPassword } as const;
  ({ token } = await browser.visit(async (scope) => createAccessToken(await scope.open(), asked, scope)));
  product = await serveProduct(world.database.url);
  strict = await serveProduct(world.database.url, "web", { CAIRN_API_RATE: "1" });
}, 120_000);
afterAll(async () => {
  await strict.stop();
  await product.stop();
  await world.close();
});

const json = { "Content-Type": "application/json" };
const ownPage = { "Sec-Fetch-Site": "same-origin" };
const form = "application/x-www-form-urlencoded";
const unread = "x".repeat(480_000);

/** A connection as a proxy keeps it: requests go out, answers are read one after the other, until it is closed. */
class Connection {
  #text = "";
  #closed = false;
  readonly #socket: Socket;
  readonly #host: string;
  constructor(url = product.url) {
    const { host, hostname, port } = new URL(url);
    this.#host = host;
    this.#socket = connect(Number(port), hostname);
    this.#socket.on("data", (chunk) => (this.#text += chunk.toString("latin1")));
    this.#socket.on("error", () => undefined);
    this.#socket.on("close", () => (this.#closed = true));
  }

  send(line: string, headers: Record<string, string | number>, body: string): void {
    const said = { Host: this.#host, "Content-Length": body.length, ...headers };
    const lines = Object.entries(said).map(([name, value]) => `${name}: ${value}`);
    this.#socket.write(`${line} HTTP/1.1\r\n${lines.join("\r\n")}\r\n\r\n${body}`);
  }

  /** The next whole answer; null where the connection was closed before it. */
  async answer(): Promise<{ status: number; closes: boolean } | null> {
    for (;;) {
      const [head, body] = this.#text.split(/\r\n\r\n([\s\S]*)/);
      const length = Number(/content-length: (\d+)/i.exec(head ?? "")?.[1] ?? 0);
      if (body !== undefined && body.length >= length) {
        this.#text = body.slice(length);
        return {
          status: Number(/^HTTP\/1\.1 (\d+)/.exec(head!)?.[1]),
          closes: /^connection: close/im.test(head!),
        };
      }
      if (this.#closed) return null;
      await Promise.race([this.#next("data"), this.#next("close")]);
    }
  }

  async closedByServer(): Promise<boolean> {
    while (!this.#closed) await this.#next("close");
    return true;
  }

  end(): void {
    this.#socket.destroy();
  }

  /** Or the error before it: the socket is closed right after. */
  #next(event: "data" | "close"): Promise<unknown> {
    return once(this.#socket, event).catch(() => undefined);
  }
}

type Early = [status: number, line: string, headers: Record<string, string | number>, body?: string];

const early: Early[] = [
  [413, "POST /login", { "Content-Type": form, "Sec-Fetch-Site": "same-origin" }],
  [413, "POST /scim/v2/acme/x/Users", json, "x".repeat(1_100_000)],
  [401, "POST /api/v1/goals", { ...json, Authorization: "Bearer cairn_nobody" }],
  [403, "POST /api/v1/goals", json],
  [403, "POST /login", { "Content-Type": form, "Sec-Fetch-Site": "cross-site" }],
  [404, "POST /api/v1/nowhere", { ...json, ...ownPage }],
  [404, "POST /embed/v1/nobody/session", { "Content-Type": "text/plain", Origin: "https://site.example" }],
  [405, "DELETE /api/v1/goals", { ...json, ...ownPage }],
  [415, "POST /login", { "Content-Type": "text/xml", "Sec-Fetch-Site": "same-origin" }],
  [204, "GET /app/live", { "Content-Type": "text/plain" }],
];

test("an answer at once to a request without a body leaves its connection open", async () => {
  const connection = new Connection();
  for (const headers of [{}, { "Content-Length": 0 }] as Record<string, number>[]) {
    connection.send("GET /healthz", headers, "");
    expect(await connection.answer()).toEqual({ status: 200, closes: false });
  }
  connection.end();
});

test.each(early)(
  "after an early %i to %s, the connection is closed as said, or takes the next request",
  async (status, line, headers, body = unread) => closesOrGoesOn(new Connection(), status, line, headers, body),
);

test("so it is after a 422, which is said of a body that was read", async () => {
  const headers = { ...json, Authorization: `Bearer ${token}` };
  const body = JSON.stringify({ nothing: unread });
  await closesOrGoesOn(new Connection(), 422, "POST /api/v1/goals", headers, body);
});

test("and after an early 429: nothing is left of the minute's budget", async () => {
  const headers = { ...json, Authorization: `Bearer ${token}` };
  await fetch(`${strict.url}/api/v1/me`, { headers });
  await closesOrGoesOn(new Connection(strict.url), 429, "POST /api/v1/goals", headers, unread);
});

async function closesOrGoesOn(connection: Connection, status: number, ...sent: [string, Early[2], string]) {
  try {
    connection.send(...sent);
    const answer = await connection.answer();
    expect(answer?.status, product.output().slice(-1_500)).toBe(status);
    if (answer!.closes) return expect(await connection.closedByServer()).toBe(true);
    connection.send("GET /healthz", {}, "");
    expect(await connection.answer()).toEqual({ status: 200, closes: false });
  } finally {
    connection.end();
  }
}

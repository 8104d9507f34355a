import { afterAll, beforeAll, expect, test } from "vitest";
import { jobHandlers } from "#app/composition/worker/job-handlers.ts";
import { formHead, sendRaw } from "#tests/support/raw-request.ts";
import { serveProduct, type ServedProduct } from "#tests/support/served-product.ts";
import { createWorld, type World } from "#tests/support/world.ts";

// Nobody is signed in here: what strangers send must neither end the server nor hold it up for others.
let world: World;
let product: ServedProduct;

beforeAll(async () => {
  world = await createWorld();
  await world.company("acme");
  await world.application.jobs.prepare(jobHandlers(world.application).map(({ job }) => job));
  product = await serveProduct(world.database.url);
});
afterAll(async () => {
  await product.stop();
  await world.close();
});

const megabytes = 1024 * 1024;

async function post(path: string, body: string, headers: Record<string, string | number> = {}) {
  const answer = await sendRaw(product.url, [
    formHead(product.url, path, { "Content-Length": Buffer.byteLength(body), ...headers }) + body,
  ]);
  const health = await sendRaw(product.url, [`GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`]);
  return { ...answer, alive: health.body.includes("ok") };
}

async function residentMegabytes(): Promise<number> {
  const text = await (await fetch(`${product.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]) / megabytes;
}

test.each([
  ["an index beyond all lists", "email[130000000]=x"],
  ["an index that takes long to fill", "email[50000000]=x"],
  ["an index as large as there is", "email[4294967295]=x"],
  ["indices in a row", Array.from({ length: 9 }, (_, at) => `email[${10 ** at}]=x`).join("&")],
  ["a name a thousand levels deep", `email${".a".repeat(90)}=x`],
  ["brackets a thousand levels deep", `email${"[9]".repeat(60)}=x`],
  ["a field fifty thousand times", "email=1&".repeat(50_000)],
  ["twenty thousand different fields", Array.from({ length: 20_000 }, (_, at) => `f${at}=1`).join("&")],
  ["names of prototypes", "__proto__[x]=1&constructor.prototype.x=1&email.__proto__=1"],
  [
    "an intent of Conform that makes a list",
    `__intent__=${encodeURIComponent('{"type":"insert","payload":{"name":"email[90000000]"}}')}`,
  ],
  ["a state of Conform that is no JSON", "__state__=%7B&email=x"],
  ["an intent named like a method", "intent=constructor"],
  ["half a character", "email=%ED%A0%80&%ff=%fe"],
])("%s is answered at once, and the server goes on", async (_, body) => {
  for (const path of ["/forgotPassword", "/login", "/signup", "/preferences", "/forgotPassword.data"]) {
    const { status, alive, milliseconds, body: page } = await post(path, body);
    expect([path, status >= 200 && status < 500, alive]).toEqual([path, true, true]);
    expect(milliseconds).toBeLessThan(3_000);
    expect(page).not.toMatch(/130000000|50000000|f19999/);
  }
});

test("a body beyond the bound is refused by what it says of itself, and by what comes", async () => {
  const before = await residentMegabytes();
  const said = await post("/login", "", { "Content-Length": 400 * megabytes });
  expect([said.status, said.alive]).toEqual([413, true]);
  const piece = Buffer.alloc(64 * 1024, "a");
  const chunk = Buffer.concat([Buffer.from(`${piece.length.toString(16)}\r\n`), piece, Buffer.from("\r\n")]);
  const pieces = function* () {
    yield formHead(product.url, "/login", { "Transfer-Encoding": "chunked" });
    for (let sent = 0; sent < 400 * megabytes; sent += piece.length) yield chunk;
  };
  const many = await Promise.all(Array.from({ length: 4 }, () => sendRaw(product.url, pieces())));
  expect(many.map(({ status }) => status)).toEqual([413, 413, 413, 413]);
  expect((await residentMegabytes()) - before).toBeLessThan(150);
}, 60_000);

test("nobody who is not signed in sends a form to an address inside", async () => {
  const pieces = [formHead(product.url, "/app/my-data/my-settings/security", { "Content-Length": 900_000 }), "a=1"];
  const answer = await sendRaw(product.url, pieces);
  // Told to sign in without the rest of the body having been waited for.
  expect([answer.status, /location: \/login/i.test(answer.head)]).toEqual([302, true]);
});

test.each([
  ["a host name that is none", "GET /login HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n", 400],
  ["a host name that breaks an address", "GET /login HTTP/1.1\r\nHost: [::1\r\nConnection: close\r\n\r\n", 400],
  [
    "dots that are written as letters",
    "GET /assets/..%2f..%2fpackage.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
    403,
  ],
  ["a letter that is none", "GET /assets/%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 400],
  ["a host name of many parts", `GET /login HTTP/1.1\r\nHost: ${"a.".repeat(120)}a\r\nConnection: close\r\n\r\n`, 200],
  ["headers without end", `GET /login HTTP/1.1\r\nHost: x\r\nA: ${"a".repeat(20_000)}\r\n\r\n`, 431],
])("%s is the sender's fault", async (_, request, status) => {
  expect((await sendRaw(product.url, [request])).status).toBe(status);
});

test("the files a page names are there", async () => {
  const page = await (await fetch(`${product.url}/login`)).text();
  const late = /currentScript\.outerHTML="([^"]+)"/
    .exec(page)![1]!
    .split(" ")
    .map((name) => `/assets/${name}.js`);
  const named = [...page.matchAll(/"(\/assets\/[^"$]+\.(?:css|js))"/g)].map((match) => match[1]!);
  expect([named.length > 3, late.length > 3]).toEqual([true, true]);
  const files = new Set([...named, ...late]);
  for (const file of files) expect([file, (await fetch(`${product.url}${file}`)).status]).toEqual([file, 200]);
});

test("every answer says that its type is not to be guessed", async () => {
  for (const path of [
    "/healthz",
    "/login",
    "/api/v1/openapi.json",
    "/nowhere",
    "/assets/nothing.js",
    "/embed/v1/acme/goals",
  ]) {
    const answer = await fetch(`${product.url}${path}`);
    expect([path, answer.headers.get("x-content-type-options")]).toEqual([path, "nosniff"]);
  }
  const secure = await fetch(`${product.url}/login`, { headers: { "x-forwarded-proto": "https" } });
  expect(secure.headers.get("strict-transport-security")).toMatch(/^max-age=\d{8}/);
});

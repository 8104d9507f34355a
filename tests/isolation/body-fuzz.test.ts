import { afterAll, beforeAll, expect, test } from "vitest";
import { jobHandlers } from "#app/composition/worker/job-handlers.ts";
import { watchHealth } from "#tests/support/health-watch.ts";
import { formHead, sendRaw } from "#tests/support/raw-request.ts";
import { randomFrom } from "#tests/support/random.ts";
import { serveProduct, type ServedProduct } from "#tests/support/served-product.ts";
import { createWorld, type World } from "#tests/support/world.ts";

// Strangers send anything as fast as they can. The long form is what a release is held to.
const isLong = process.env["CAIRN_LONG"] === "1";
const requests = isLong ? 100_000 : 3_000;
const sideBySide = 16;
const slowSenders = isLong ? 200 : 20;

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

type Random = ReturnType<typeof randomFrom>;

const paths = [
  ...["/login", "/login.data", "/forgotPassword", "/signup", "/preferences", "/login/company", "/selectOrganization"],
  ...["/app/my-data/goal/my-goals", "/app/company/settings/platform/sign-in", "/nowhere", "/logout"],
  ...["/api/v1/goals", "/api/v1/employees", "/embed/v1/acme/session", "/embed/v1/nobody/session"],
];
const types = [
  ...["application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "multipart/form-data", "text/plain"],
  ...["application/json", "application/json; charset=utf-16", "application/x-www-form-urlencoded; charset=latin1", ""],
];
const names = ["email", "password", "intent", "title", "ids", "__proto__", "constructor", "__intent__", "__state__"];
const steps = [
  ".a",
  "[0]",
  "[]",
  "[130000000]",
  "[4294967295]",
  "[-1]",
  ".__proto__",
  "..",
  "]",
  "%00",
  "\u{1f600}",
  "%ff",
];

function nameOf(random: Random): string {
  const depth = random.chance(0.05) ? 2_000 : random.below(6);
  return random.of(names) + Array.from({ length: depth }, () => random.of(steps)).join("");
}

function bodyOf(random: Random, type: string): string {
  const size = random.chance(0.002) ? 2_000_000 : random.chance(0.05) ? 20_000 : random.below(300);
  if (type.includes("json")) {
    const deep = random.below(3_000);
    return random.of([
      `{"${nameOf(random)}":"${"x".repeat(size)}"}`,
      "[".repeat(deep),
      '{"a":'.repeat(deep),
      "{",
      "null",
    ]);
  }
  if (type.startsWith("multipart"))
    return (
      Array.from(
        { length: random.below(6) },
        () =>
          `--x\r\nContent-Disposition: form-data; name="${nameOf(random)}"${random.chance(0.3) ? '; filename="a"' : ""}\r\n\r\n${"x".repeat(size)}\r\n`,
      ).join("") + (random.chance(0.7) ? "--x--\r\n" : "")
    );
  const pairs = random.chance(0.03) ? 20_000 : random.below(8);
  const text = random.chance(0.1) ? "%CC%81%CC%96".repeat(size / 6) : "x".repeat(size);
  const name = () => (random.chance(0.3) ? random.of(names) : nameOf(random));
  return Array.from({ length: pairs }, () => `${name()}=${pairs > 100 ? "1" : text}`).join("&");
}

function requestOf(random: Random): string[] {
  const type = random.of(types);
  const body = bodyOf(random, type);
  const more: Record<string, string | number> = { "Content-Type": type };
  if (random.chance(0.05)) more["Content-Encoding"] = random.of(["gzip", "br", "nothing"]);
  if (random.chance(0.1)) {
    const chunks = [`${Buffer.byteLength(body).toString(16)}\r\n`, body, "\r\n0\r\n\r\n"];
    return [formHead(product.url, random.of(paths), { ...more, "Transfer-Encoding": "chunked" }), ...chunks];
  }
  const length = random.chance(0.02) ? 400_000_000 : Buffer.byteLength(body);
  return [formHead(product.url, random.of(paths), { ...more, "Content-Length": length }), body];
}

test(`${requests} requests of any kind end nothing and hold nobody up`, async () => {
  const seen = { faults: [] as string[], answered: 0 };
  const watching = watchHealth(product.url);
  const send = async (worker: number) => {
    const random = randomFrom(worker);
    for (let sent = 0; sent < requests / sideBySide; sent += 1) {
      const pieces = requestOf(random);
      const { status } = await sendRaw(product.url, pieces, { patience: 2_000 });
      if (status > 0) seen.answered += 1;
      if (status >= 500 && status !== 503) seen.faults.push(`${status} ${pieces.join("").slice(0, 300)}`);
    }
  };
  const dawdle = Array.from({ length: slowSenders }, () =>
    sendRaw(product.url, [formHead(product.url, "/login", { "Content-Length": 1_000 }), "email="], {
      patience: 20_000,
    }),
  );
  await Promise.all(Array.from({ length: sideBySide }, (_, worker) => send(worker)));
  const slow = await Promise.all(dawdle);
  const health = await watching.stop();
  console.log(`healthz at most ${Math.round(health.slowest)} ms, memory at most ${Math.round(health.largest)} MB`);
  expect(health.faults, product.output().slice(-2_000)).toEqual([]);
  expect(health.looks).toBeGreaterThan(10);
  expect(seen.faults).toEqual([]);
  expect(seen.answered).toBeGreaterThan(requests * 0.9);
  expect(slow.filter(({ status }) => status === 408)).toHaveLength(slowSenders);
  expect(health.largest).toBeLessThan(600);
  if (isLong) expect(health.slowest).toBeLessThan(200);
}, 1_800_000);

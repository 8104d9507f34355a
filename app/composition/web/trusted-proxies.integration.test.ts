import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createWorld, type World } from "#tests/support/world.ts";
import { createWebServer } from "./create-web-server.server.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** What the figures answer to a request that came over these addresses, the nearest last: this machine alone may read them. */
async function metricsFor(trustedProxies: readonly string[], forwardedFor: string): Promise<number> {
  const application = { ...world.application, config: { ...world.application.config, trustedProxies } };
  const express = createWebServer(application, { build: () => Promise.reject(new Error()), mode: "production" });
  const server = createServer(express).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/metrics`;
  const { status } = await fetch(url, { headers: { "x-forwarded-for": forwardedFor } });
  server.close();
  return status;
}

test("forwarded headers are believed from this machine and from the proxies that are named, and from nobody else", async () => {
  const chain = "127.0.0.1, 172.30.77.1";
  expect(await metricsFor([], chain)).toBe(404);
  expect(await metricsFor(["172.30.77.1"], chain)).toBe(200);
  expect(await metricsFor(["172.30.77.0/24"], chain)).toBe(200);
  // Somebody who says to be this machine is named by the proxy that they came by.
  expect(await metricsFor(["172.30.77.1"], "127.0.0.1, 203.0.113.9, 172.30.77.1")).toBe(404);
});

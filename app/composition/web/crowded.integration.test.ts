import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { ServerBuild } from "@remix-run/server-runtime";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashPassword } from "#app/modules/identity/index.ts";
import { openCommand } from "#app/platform/http/open-command.ts";
import { signIn, signInInput } from "#app/modules/identity/use-cases/sign-in.ts";
import { createWorld, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { createWebServer } from "./create-web-server.server.ts";

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

/** The form of signing in, and nothing else of the product. */
const action = openCommand({ input: signInInput, run: async (scope, input) => (await signIn(scope, input)) as string });
const build = {
  entry: {
    module: { default: (_: Request, status: number, headers: Headers) => new Response("", { status, headers }) },
  },
  routes: { login: { id: "login", path: "login", module: { action, default: () => null } } },
  assets: { entry: { imports: [], module: "" }, routes: {}, url: "", version: "1" },
  publicPath: "/",
  assetsBuildDirectory: "",
  isSpaMode: false,
  future: { v3_singleFetch: true },
} as unknown as ServerBuild;

test("who signs in in a rush is told when to come back, and no try is counted", async () => {
  const server = createWebServer(world.application, { build, mode: "production" }).listen(0, "127.0.0.1");
  await once(server, "listening");
  let answered = false;
  // Each waits again in the moment it was served: there is no room at any time, however long the request takes to come.
  const rush = Array.from({ length: 60 }, async () => {
    while (!answered) await hashPassword("Kiesel am Bach 7").catch(() => new Promise(setImmediate));
  });
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/login`, {
    method: "POST",
    headers: { "sec-fetch-site": "same-origin" },
    body: new URLSearchParams({ email: "asha@acme.test", password: "wrong" }),
  });
  answered = true;
  const { rows } = await world.application.database.control.query(sql`select from control.sign_in_attempt`);
  await Promise.all(rush);
  await new Promise((closed) => server.close(closed));
  expect([answer.status, answer.headers.get("retry-after"), rows.length]).toEqual([503, "2", 0]);
});

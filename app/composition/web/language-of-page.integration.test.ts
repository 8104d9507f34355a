import type { Request as ExpressRequest } from "express";
import { afterAll, beforeAll, expect, test } from "vitest";
import { resolveSession, sessionCookieName } from "#app/modules/identity/index.ts";
import { signIn } from "#tests/isolation/access-matrix/cast.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { createRequestScope } from "./request-scope.server.ts";

let world: World;
let acme: Company;
let cookie = "";

/** In acme, which speaks English, Asha chose Hindi. */
beforeAll(async () => {
  world = await createWorld({ now: new Date().toISOString() });
  acme = await world.company("acme");
  await acme.employee("asha").build();
  await acme.asProduct(({ rows }) => rows(sql`update {employee} set language = 'hi' where id = ${acme.id("asha")}`));
  cookie = await signIn(world, acme, "asha");
});
afterAll(() => world.close());

async function spoken(headers: Record<string, string>, { asProgram = false } = {}): Promise<string> {
  const token = cookie.split(`${sessionCookieName}=`)[1]!.split(";")[0]!;
  const program = asProgram ? await resolveSession(world.application, token, "198.51.100.7") : undefined;
  const request = { headers: { cookie, ...headers }, hostname: "localhost", ip: "198.51.100.7", method: "GET" };
  const scope = await createRequestScope(world.application, request as unknown as ExpressRequest, program ?? undefined);
  try {
    return (await scope.open()).actor.language;
  } finally {
    await scope.end("rollback");
  }
}

test("what a page's server says is said in the page's language, whatever its reader chose elsewhere", async () => {
  expect(await spoken({ "accept-language": "de-AT,de;q=0.9" })).toBe("de");
  expect(await spoken({ cookie: `${cookie}; cairn_language=ar`, "accept-language": "de" })).toBe("ar");
  // One page's language is not kept for the next.
  expect(await spoken({ "accept-language": "es" })).toBe("es");
});

test("a program is answered in the language that its person chose", async () => {
  expect(await spoken({ "accept-language": "de" }, { asProgram: true })).toBe("hi");
});

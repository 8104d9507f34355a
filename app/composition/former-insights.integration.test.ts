import type { LoaderFunctionArgs } from "@remix-run/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { loader as numbers } from "#app/modules/analytics/routes/former-numbers.ts";
import { loader as develop } from "#app/modules/develop/routes/former-address.ts";
import { loader as feedback } from "#app/modules/feedback/routes/former-address.ts";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import { loader as oneOnOnes } from "#app/modules/one-on-ones/routes/former-address.ts";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";

let world: World;
let acme: Company;
let door: ReturnType<typeof openDoor>;

beforeAll(async () => {
  world = await createWorld();
  door = openDoor(world);
  acme = await (
    await world.company()
  )
    .employee("ravi")
    .employee("asha")
    .reportsTo("ravi")
    .employee("pia")
    .admin("FEEDBACK_ADMIN")
    .admin("ONE_ON_ONE_ADMIN")
    .admin("PLATFORM_ADMIN")
    .build();
  await acme.switchOn("FEEDBACK", "CHECK_IN", "COMPETENCY_IDP");
  await door.letIn(acme, "ravi", "pia");
});
afterAll(() => world.close());

const loaders = { analytics: numbers, develop, feedback, oneOnOne: oneOnOnes };

async function placeOf(who: string, path: string): Promise<string | null> {
  const browser = door.browser();
  await browser.visit((scope) => signIn(scope, { email: emailOf(acme, who), password: knownPassword }));
  const loader = loaders[(path.split(/[/?]/)[2] ?? "analytics") as keyof typeof loaders];
  const led = await browser.visit(async (scope) => {
    const asked = { request: new Request(`http://cairn.test${path}`), context: { scope }, params: {} };
    return Promise.resolve(loader(asked as unknown as LoaderFunctionArgs)).catch((thrown: unknown) => thrown);
  });
  return (led as Response).headers.get("location");
}

test.each([
  ["/analytics", "/app/team/all-reports/analytics", "/app/company/analytics"],
  ["/analytics/oneOnOne", "/app/team/direct-reports/oneOnOne/insights", "/app/company/oneOnOne/insights"],
  ["/analytics/develop", "/app/team/direct-reports/develop/insights", "/app/company/develop/insights"],
  [
    "/analytics/feedback?from=2026-01-01",
    "/app/team/all-reports/develop/feedback-insights?from=2026-01-01",
    "/app/company/develop/feedback-insights?from=2026-01-01",
  ],
])("%s leads a manager to numbers of their people, and an admin to those of the company", async (path, own, all) => {
  expect(await placeOf("ravi", path)).toBe(own);
  if (path !== "/analytics") expect(await placeOf("pia", path)).toBe(all);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { jobHandlers } from "#app/composition/worker/job-handlers.ts";
import { relayOutbox } from "#app/composition/worker/relay-outbox.ts";
import { emailOf, knownPassword, openDoor } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { sql } from "#tenancy/sql.ts";
import { signIn } from "../use-cases/sign-in.ts";
import { callbackAddress } from "./host/provider.ts";
import { openProvider, type OpenProvider } from "./testing/open-provider.ts";
import { connect } from "./testing/sso-world.ts";
import { switchConnection } from "./use-cases/switch-connection.ts";

let world: World;
let acme: Company;
let provider: OpenProvider;
let door: ReturnType<typeof openDoor>;

beforeAll(async () => {
  world = await createWorld();
  await world.application.jobs.prepare(jobHandlers(world.application).map(({ job }) => job));
  acme = await (
    await world.company("acme")
  )
    .employee("ravi")
    .employee("admin")
    .admin("PLATFORM_ADMIN")
    .employee("other")
    .admin("PLATFORM_ADMIN")
    .build();
  provider = await openProvider(callbackAddress(world.application.config));
  door = openDoor(world);
  await door.letIn(acme, "admin");
  await connect(world, acme, "admin", provider, ["acme.test"]);
});
afterAll(async () => {
  await provider.close();
  await world.close();
});

const byPassword = () =>
  door.browser().visit((scope) => signIn(scope, { email: emailOf(acme, "admin"), password: knownPassword }));
async function told() {
  await relayOutbox(world.application, acme.tenant);
  return acme.asProduct(({ rows }) =>
    rows<{ name: string }>(
      sql`select e.display_name as name from {notification} n join {employee} e on e.id = n.recipient_id
        where n.kind = 'identity:emergency-sign-in'`,
    ),
  );
}

test("who comes in by a password where the provider alone is wanted is told of to the other admins; elsewhere nobody is", async () => {
  expect(await byPassword()).toBe("IN");
  expect(await told()).toEqual([]);
  const session = { ...world.application, session: null, settle: async () => undefined };
  const enforced = { on: true, enforced: true, signsOutThere: false, breakGlass: [acme.id("admin")] };
  await acme.as("admin", (context) => switchConnection(context, enforced, session));
  // The provider is away: what was asked of it before is not what lets somebody in.
  expect(await byPassword()).toBe("IN");
  const [other] = await acme.asProduct(({ rows }) =>
    rows<{ name: string }>(sql`select display_name as name from {employee} where id = ${acme.id("other")}`),
  );
  expect(await told()).toEqual([other]);
});

import type { ActionFunctionArgs } from "@remix-run/node";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askGoalExport, askGoalExportInput } from "#app/modules/goal-reports/use-cases/ask-goal-export.ts";
import { signIn } from "#app/modules/identity/use-cases/sign-in.ts";
import { emailOf, knownPassword, openDoor, type Browser } from "#tests/support/door.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { action } from "./tasks.ts";

let world: World;
let acme: Company;
let gwen: Browser;

beforeAll(async () => {
  world = await createWorld();
  acme = await (await world.company("acme")).employee("gwen").admin("GOAL_ADMIN").build();
  const door = openDoor(world);
  await door.letIn(acme, "gwen");
  gwen = door.browser();
  await gwen.visit((scope) => signIn(scope, { email: emailOf(acme, "gwen"), password: knownPassword }));
});
afterAll(() => world.close());

const send = (fields: Record<string, string>) =>
  gwen.visit((scope) =>
    action({
      request: new Request("http://localhost/app/tasks", { method: "POST", body: new URLSearchParams(fields) }),
      params: {},
      context: { scope },
    } as unknown as ActionFunctionArgs),
  );

test("a task is cancelled and taken up again from the page that shows it; one that is not there is not found", async () => {
  const { exportId: taskId } = await acme.as("gwen", (context) =>
    askGoalExport(context, askGoalExportInput.parse({ level: "OBJECTIVE", scope: "company" })),
  );
  for (const intent of ["cancel", "retry"]) {
    const answer = await send({ intent, taskId, returnTo: "/app/company/goal/insights" });
    expect([answer.status, answer.headers.get("location")]).toEqual([302, "/app/company/goal/insights"]);
  }
  const again = await send({ intent: "retry", taskId });
  expect([again.status, await again.json()]).toMatchObject([409, { error: { code: "platform.task-not-failed" } }]);
  const missing = "0193a1b2-0000-7000-8000-000000000000";
  expect((await send({ intent: "cancel", taskId: missing })).status).toBe(404);
});

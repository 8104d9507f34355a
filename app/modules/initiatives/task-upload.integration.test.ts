import { afterAll, beforeAll, expect, test } from "vitest";
import { loadTemplate } from "#app/modules/goals/data/template-record.ts";
import { refusalOf } from "#app/modules/goals/testing/goal-world.ts";
import { saveAccessTemplate } from "#app/modules/goals/use-cases/save-access-template.ts";
import { importScreen, importScreenInput } from "#app/modules/imports/queries/import-screen.ts";
import { FileWorld } from "#app/modules/imports/testing/file-world.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { initiativePage, initiativePageInput } from "./queries/initiative-page.ts";

let world: World;
let acme: Company;

/** kiran keeps goals, tara keeps tasks, asha is anybody. */
beforeAll(async () => {
  world = await createWorld();
  acme = await (
    await world.company()
  )
    .employee("kiran")
    .admin("GOAL_ADMIN")
    .employee("tara")
    .admin("TASK_ADMIN")
    .employee("asha")
    .build();
  await acme.switchOn("TASK");
});
afterAll(() => world.close());

const file = "Task\nCall the ten largest customers";
const give = (who: string) => new FileWorld(acme, who).checked("tasks", file);
const offered = (who: string) =>
  acme.as(
    who,
    async (context) =>
      (await initiativePage(context, initiativePageInput.parse({}), "/app/my-data/initiative/my-initiatives"))
        .mayImport,
    { readOnly: true },
  );
const opened = (who: string) =>
  acme.as(who, (context) => importScreen(context, importScreenInput.parse({ kind: "tasks" })), { readOnly: true });

test("who may bring in many tasks is a value of the access template, and the list offers it to them alone", async () => {
  expect(await refusalOf(give("asha"))).toMatchObject({ status: 403, rule: "goals.template.bulkUpload" });
  expect(await refusalOf(opened("asha"))).toMatchObject({ status: 403 });
  expect(await offered("asha")).toBe(false);
  for (const who of ["kiran", "tara"]) {
    expect(await give(who)).toBeTruthy();
    expect(await offered(who)).toBe(true);
  }
  const { version, template } = await acme.asProduct(loadTemplate);
  const bulkUpload = ["INITIATIVES" as const];
  const access = { ...template.access, GOAL_USER: { ...template.access.GOAL_USER, bulkUpload } };
  await acme.as("kiran", (context) => saveAccessTemplate(context, { version, template: { ...template, access } }));
  expect(await offered("asha")).toBe(true);
  const files = new FileWorld(acme, "asha");
  const fileId = await give("asha");
  await files.apply(fileId);
  expect((await files.file(fileId)).made).toHaveLength(1);
});

test("where goals are not in use no template is asked", async () => {
  const plain = await (await world.company()).employee("asha").build();
  await plain.switchOn("TASK");
  expect(await refusalOf(new FileWorld(plain, "asha").read("tasks", file))).toMatchObject({ status: 403 });
  await plain.switchOff("GOAL");
  expect(await new FileWorld(plain, "asha").checked("tasks", file)).toBeTruthy();
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#app/platform/errors/app-error.ts";
import { createWorld, type Company, type World } from "#tests/support/world.ts";
import { payOfPerson } from "./queries/settings-page.ts";
import { basePay, payPeople } from "./testing/compensation-world.ts";
import { recordPay, recordPayInput, takePayLineBack } from "./use-cases/import-pay.ts";

let world: World;
let acme: Company;

beforeAll(async () => {
  world = await createWorld();
  acme = await world.company("acme");
  acme.employee("ravi").employee("asha").reportsTo("ravi");
  await acme.employee("hr").admin("COMPENSATION_ADMIN").build();
  await acme.switchOn("COMPENSATION");
  await payPeople(acme, ["asha"]);
});
afterAll(() => world.close());

const code = (work: Promise<unknown>) =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
const record = (amount: string, effectiveOn = "2025-01-01") =>
  acme.as("hr", (context) =>
    recordPay(
      context,
      recordPayInput.parse({ employeeId: acme.id("asha"), component: "BASE", effectiveOn, amount, currency: "EUR" }),
    ),
  );
const pay = (by = "hr") => acme.as(by, (context) => payOfPerson(context, acme.id("asha")));

test("a wrong entry that is corrected keeps what was there, with who wrote it down", async () => {
  await record("61,000");
  const { lines, corrected } = await pay();
  expect(lines.map(({ amount, source, by }) => [amount, source, by])).toEqual([[61_000_00, "MANUAL", "hr"]]);
  expect(corrected.map(({ amount, source }) => [amount, source])).toEqual([[basePay, "IMPORT"]]);
  expect(corrected[0]!.replacedAt).not.toBeNull();
});

test("an entry by hand is taken back: what it replaced holds again, and it stays as corrected", async () => {
  await record("70,000", "2026-05-01");
  const [mistaken] = (await pay()).lines;
  expect(await code(acme.as("ravi", (context) => takePayLineBack(context, { payId: mistaken!.id })))).not.toBe("done");
  await acme.as("hr", (context) => takePayLineBack(context, { payId: mistaken!.id }));
  const after = await pay();
  expect(after.lines.map(({ amount }) => amount)).toEqual([61_000_00]);
  expect(after.corrected.map(({ amount }) => amount)).toContain(70_000_00);
  await acme.as("hr", (context) => takePayLineBack(context, { payId: after.lines[0]!.id }));
  const first = await pay();
  expect(first.lines.map(({ amount, source }) => [amount, source])).toEqual([[basePay, "IMPORT"]]);
  const imported = acme.as("hr", (context) => takePayLineBack(context, { payId: first.lines[0]!.id }));
  expect(await code(imported)).toBe("platform.not-found");
});

test("what was corrected is read by nobody who may not read what holds", async () => {
  for (const by of ["ravi", "asha"]) expect(await code(pay(by))).toBe("platform.not-found");
  expect(await code(pay())).toBe("done");
});

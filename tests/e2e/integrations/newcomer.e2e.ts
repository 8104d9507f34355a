import { cpSync, rmSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { RestSource, SourceServer } from "#sdk/testing/index.ts";
import { Newcomer, tutorialCommands } from "../../support/newcomer.ts";
import { signIn, unique } from "../steps.ts";

const person = (number: string, name: string, manager: string | null) => ({
  id: number,
  updated_at: "2026-03-01T09:00:00Z",
  email: `${number}@source.example`,
  first_name: name,
  last_name: "Okafor",
  status: "active",
  hired_on: "2026-01-05",
  manager_id: manager,
});

test("a connector written only from the README is installed by an admin and syncs @turn1", async ({ page }) => {
  test.setTimeout(120_000);
  const newcomer = new Newcomer();
  const bundles = process.env["CAIRN_CONNECTORS"]!;
  const number = unique("n").replaceAll(/[^a-z0-9]/gi, "");
  const source = new RestSource(
    { people: [person(`${number}1`, "Amara", null), person(`${number}2`, "Chidi", `${number}1`)] },
    "token-of-the-source",
  );
  await using server = await SourceServer.start(source.answer);
  try {
    const needed = tutorialCommands().filter((command) => !/-- (verify|dev|record) /.test(command));
    for (const command of needed) newcomer.run(command);
    cpSync(newcomer.bundles, bundles, { recursive: true });

    const name = unique("Acme People");
    await signIn(page, "admin@acme.test");
    await page.goto("/app/company/settings/plugins/hr");
    await page.getByRole("link", { name: "Connect Acme People" }).click();
    await page.getByLabel(/^Name/).fill(name);
    await page.getByLabel("I agree that Cairn reads and changes this").check();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("textbox", { name: "Address" }).fill(server.address);
    await page.getByLabel(/^Password, key or token/).fill("token-of-the-source");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("button", { name: "Check now" }).click();
    await expect(page.getByText(/^Signed in as .*integration@source\.example/)).toBeVisible();
    await page.getByRole("button", { name: "Dry run" }).click();
    await expect(page.getByText("2 join")).toBeVisible({ timeout: 20_000 });
    await page.getByRole("button", { name: "Switch on" }).click();
    await expect(page.getByText("Works")).toBeVisible({ timeout: 20_000 });
    await page.goto("/app/company/employees?search=Okafor");
    await expect(page.getByText("Chidi Okafor").first()).toBeVisible();
  } finally {
    newcomer.leave();
    rmSync(bundles, { recursive: true, force: true });
  }
});

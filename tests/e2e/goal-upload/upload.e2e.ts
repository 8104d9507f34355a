import { expect, test } from "@playwright/test";
import { openListMenu, signIn, unique } from "../steps.ts";

test("an admin brings in goals from a file, sees what is refused, and takes it back", async ({ page }) => {
  const title = unique("Customers come back");
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/goal/manage");
  await openListMenu(page);
  await page.getByRole("link", { name: "Import goals" }).click();
  await expect(page.getByRole("heading", { name: "Import goals" })).toBeVisible();
  const lines = [
    "Objective;Owner;Quarter;Level;Key result;Unit;Start;Target",
    `${title};employee@acme.test;2027-Q1;team;Repeat orders;%;30;45`,
    `${title} too;nobody@nowhere.test;2027-Q1;team;Other;%;1;2`,
  ];
  await page
    .locator("#import-file")
    .setInputFiles({ name: "goals.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
  await page.getByRole("button", { name: "Upload file" }).click();
  await expect(page.getByLabel("Time frame")).toHaveValue("2");
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByText("is nobody's e-mail or number here")).toBeVisible();
  await page.getByLabel("Leave out 1 refused line").check();
  await page.getByRole("button", { name: "Import 1 line" }).click();
  await expect(page.getByText("1 line was imported.")).toBeVisible();
  await page.getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText("This import was undone.")).toBeVisible();
  await page.goto(`/app/company/goal/manage?period=all&text=${encodeURIComponent(title)}`);
  await expect(page.getByText("No goals match these filters")).toBeVisible();
});

test("an employee is not offered to import", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/goal/my-goals");
  await expect(page.getByRole("link", { name: /Import/ })).toHaveCount(0);
  expect((await page.goto("/app/my-data/goal/upload"))?.status()).toBe(403);
});

test("a long file is worked on in the background: the page says how far it is, and it is taken back the same way @turn2", async ({
  page,
}) => {
  test.slow();
  const name = unique("Long file");
  const lines = [
    "Objective,Key result,Target,Level",
    ...Array.from({ length: 520 }, (_, line) => `${name} ${line >> 2},Part ${line},${line + 3},COMPANY`),
  ];
  await signIn(page, "admin@acme.test");
  await page.goto("/app/imports/okrs");
  await page
    .locator("#import-file")
    .setInputFiles({ name: "long.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) });
  await page.getByRole("button", { name: "Upload file" }).click();
  await page.getByRole("button", { name: "Check" }).click();
  await expect(page.getByRole("heading", { name: "Checking the file" })).toBeVisible();
  await page.getByRole("button", { name: "Import 520 lines" }).click({ timeout: 60_000 });
  await expect(page.getByText("520 lines were imported.")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Page 1 of 6")).toBeVisible();
  await page.getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText("This import was undone.")).toBeVisible({ timeout: 60_000 });
});

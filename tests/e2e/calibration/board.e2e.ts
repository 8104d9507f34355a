import { expect, test } from "@playwright/test";
import { signIn } from "../steps.ts";

test("an admin moves somebody with a reason, sees it in the history and takes it back @phone1", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/review/calibrationView");
  await page.getByRole("table").getByRole("link").first().click();
  await page.getByRole("link", { name: "Table" }).click();
  await page.getByRole("table", { name: "Table" }).getByRole("link").first().click();
  await page.getByRole("link", { name: "Move", exact: true }).click();
  await page.getByLabel("New place").selectOption({ index: 1 });
  const reason = `Led the migration alone ${Date.now()}`;
  await page.getByLabel("Reason").fill(reason);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText(/ moved\.$/)).toBeVisible();
  await page.getByRole("link", { name: "History" }).click();
  const move = page.getByRole("listitem").filter({ hasText: reason });
  await move.getByText("Undo this move").click();
  await move.getByLabel("Reason").fill("Wrong person");
  await move.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Move undone.")).toBeVisible();
  await page.getByRole("link", { name: "Replay from the start" }).click();
  await expect(page.getByText(/The board before the first of/)).toBeVisible();
});

test("a person is moved on the board by keys alone", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/review/calibrationView");
  await page.getByRole("table").getByRole("link").nth(1).click();
  const grip = page.getByRole("button", { name: /^Move / }).first();
  await expect(async () => {
    await grip.focus();
    await page.keyboard.press("Space");
    await expect(page.locator("[data-carried]")).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(page.locator("[data-over]:not([aria-labelledby=place-none])")).toHaveCount(1, { timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Space");
  await expect(page.getByLabel("New place")).toBeVisible();
  await page.getByLabel("Reason").fill("Carried the launch");
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await expect(page.getByText(/ moved\.$/)).toBeVisible();
});

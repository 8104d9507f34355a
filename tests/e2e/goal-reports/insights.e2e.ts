import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { signIn } from "../steps.ts";

test("a number of the insights leads to a list that holds as many", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/goal/data-exports");
  const number = page.getByRole("link").filter({ hasText: /^\d+$/ }).first();
  const shown = Number(await number.textContent());
  expect(shown).toBeGreaterThan(0);
  await number.click();
  await expect(page).toHaveURL(/\/app\/company\/goal\/manage\?/);
  await expect(
    page
      .getByRole("navigation", { name: "Status" })
      .or(page.getByRole("main"))
      .getByText(new RegExp(`\\b${shown}\\b`))
      // The choices of a filter hold numbers too, and are hidden.
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
});

test("a file of numbers is asked for, made in the background, downloaded and deleted", async ({ page }) => {
  await signIn(page, "manager@acme.test");
  await page.goto("/app/team/direct-reports/goal/insights?level=INDIVIDUAL");
  await page.getByLabel("File format").selectOption("CSV");
  await page.getByRole("button", { name: "Export" }).click();
  const file = page.getByRole("row", { name: /Person, with numbers/ }).first();
  await expect(file.getByText("Ready")).toBeVisible({ timeout: 20_000 });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    file.getByRole("link", { name: "Download" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.csv$/);
  expect((await readFile(await download.path(), "utf8")).split("\n").length).toBeGreaterThan(2);
  const files = await page.getByRole("link", { name: "Download" }).count();
  await file.getByRole("button", { name: "Delete file" }).click();
  await expect(page.getByRole("link", { name: "Download" })).toHaveCount(files - 1);
});

test("an employee has no insights: neither an entry nor the page", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  for (const path of ["/app/company/goal/data-exports", "/app/team/all-reports/goal/insights"]) {
    expect((await page.goto(path))!.status(), path).toBe(403);
  }
});

import { expect, test } from "@playwright/test";
import { signIn, unique } from "../steps.ts";

test("a cycle is begun, and what was typed a moment before another section is opened goes along", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/review/manage?new=true");
  await page.locator("html[data-alive=true]").waitFor();
  const panel = page.getByRole("dialog", { name: "New cycle" });
  await panel.getByRole("textbox", { name: "Name of the cycle" }).fill(unique("Spring review"));
  await panel.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).toHaveURL(/reviewCreation/);
  // The address is there before the page is: until then the panel, whose field has the same name, stands in it.
  await expect(panel).toHaveCount(0);
  const field = page.getByRole("main").getByRole("textbox", { name: "Name of the cycle" });
  const name = unique("Autumn review");
  await field.fill(name);
  await page.getByRole("link", { name: /^Next: / }).click();
  await expect(field).toHaveCount(0);
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link").first().click();
  await expect(field).toHaveValue(name);
  await field.fill(`${name}, again`);
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link").last().click();
  await expect(field).toHaveCount(0);
  await expect(page.getByRole("heading", { name: `${name}, again` })).toBeVisible();
});

test("a sample becomes a template of the company", async ({ page }) => {
  const broken: string[] = [];
  page.on("pageerror", ({ message }) => broken.push(message));
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/review/settings?activeTabId=templates&shelf=sample");
  await page.locator("html[data-alive=true]").waitFor();
  await page.getByRole("main").getByRole("button", { name: "Use this sample" }).first().click();
  await expect(page).toHaveURL(/\/template\/review\//);
  expect(broken).toEqual([]);
});

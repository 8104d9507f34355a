import { expect, test } from "@playwright/test";
import { signIn, unique } from "../steps.ts";

test("a goal template is given to a cohort, brought up to date and withdrawn @turn0", async ({ page }) => {
  const title = unique("Know the product");
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/goal/templates?add=1");
  await page.getByRole("textbox", { name: "Objective", exact: true }).fill(title);
  await page.getByRole("textbox", { name: "Key result", exact: true }).fill("Demos given");
  await page.getByRole("button", { name: "Save template" }).click();
  await expect(page.getByRole("heading", { name: title })).toBeVisible();
  await page.getByRole("combobox", { name: "Cohorts" }).click();
  await page.getByRole("option", { name: "New this year" }).click();
  await page.keyboard.press("Escape");
  await expect(page.getByText(/^\d+ people/)).toBeVisible();
  await page.getByRole("button", { name: "Give goals" }).click();
  await expect(page.getByText("Given to New this year")).toBeVisible();
  await expect(page.getByText(/^\d+ got it$/)).toBeVisible({ timeout: 30_000 });
  const template = page.url();

  const goals = page.getByRole("table", { name: "Goals made of it" });
  await goals.getByRole("link").first().click();
  await page.getByText("Details", { exact: true }).click();
  await expect(page.getByText("From template")).toBeVisible();
  await page.getByRole("link", { name: title, exact: true }).click();
  await expect(page).toHaveURL(template);

  await page.getByRole("link", { name: "Edit template" }).click();
  await page.getByLabel("Description").fill("Show it to three customers");
  await page.getByRole("button", { name: "Save template" }).click();
  await expect(page.getByText(/^Description: for \d+ people$/)).toBeVisible();
  await page.getByRole("button", { name: "Bring them up to date now" }).click();
  await expect(page.getByText(/^\d+ updated$/)).toBeVisible({ timeout: 30_000 });

  await page.getByRole("link", { name: "Withdraw goals…" }).click();
  await page.getByRole("button", { name: "Withdraw them now" }).click();
  await expect(page.getByText(/^\d+ archived$/)).toBeVisible({ timeout: 30_000 });
});

test("an access template beside the company's is applied to a cohort, and removed again @turn1", async ({ page }) => {
  const name = unique("Newcomers");
  await signIn(page, "admin@globex.test");
  await page.goto("/app/company/goal/settings");
  await page.getByLabel("Name of the new template").fill(name);
  await page.getByRole("button", { name: "Add a template" }).click();
  await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  await page.getByRole("combobox", { name: "Cohorts" }).click();
  await page.getByRole("option", { name: "New this year" }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Review changes" }).click();
  await expect(page.getByText(/would live by “Newcomers .*” instead of/)).toBeVisible();
  await page.getByRole("button", { name: "Save for these people" }).click();
  await expect(page.getByText("Access to goals saved")).toBeVisible();
  await page.goto("/app/company/goal/settings");
  await page.getByRole("button", { name: `Remove “${name}”`, exact: true }).click();
  await page.getByRole("button", { name: `Confirm removing “${name}”` }).click();
  await expect(page.getByText(`“${name}” was removed.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
  await page.getByRole("button", { name: `Remove “${name}”`, exact: true }).click();
  await page.getByRole("button", { name: `Confirm removing “${name}”` }).click();
  await expect(page.getByText(`“${name}” was removed.`)).toBeVisible();
});

import { expect, test } from "@playwright/test";
import { followLink } from "./follow-link.ts";

test("somebody opens a company: address proven by mail, password, name, department and team @phone", async ({
  page,
}) => {
  const slug = `e2e-${Date.now().toString(36)}`;
  const email = `founder@${slug}.test`;
  await page.goto("/login");
  await page.getByRole("link", { name: "Create a workspace" }).click();
  await page.getByLabel("Name of the company").fill("Bergwerk");
  await page.getByLabel("Its address on Cairn").fill("Not an address");
  await page.getByLabel("Your first name").fill("Ada");
  await page.getByLabel("Your work e-mail address").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Small letters, digits and single dashes only").first()).toBeVisible();
  await expect(page.getByLabel("Name of the company")).toHaveValue("Bergwerk");
  await page.getByLabel("Its address on Cairn").fill(slug);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Look in your mailbox" })).toBeVisible();

  await followLink(page, email);
  await expect(page.getByRole("heading", { name: "Almost there: Bergwerk" })).toBeVisible();
  await page.getByLabel(/^New password/).fill("Kiesel am Bach 7");
  await page.getByRole("button", { name: "Open Bergwerk" }).click();
  await expect(page).toHaveURL(/profileSetup/);
  await page.getByLabel("What should we call you?").fill("Addie");
  // A zone is found by typing, and stays what was chosen when the page is read anew.
  const zone = page.getByRole("combobox", { name: "Time zone" });
  await zone.fill("auckl");
  await page.getByRole("option", { name: "Pacific/Auckland" }).click();
  await expect(zone).toHaveValue("Pacific/Auckland");
  await page.reload();
  await page.locator("html[data-alive=true]").waitFor();
  await expect(page.getByLabel("What should we call you?")).toHaveValue("Addie");
  await expect(zone).toHaveValue("Pacific/Auckland");
  await expect(page.locator("input[name=timeZone]")).toHaveValue("Pacific/Auckland");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(11);
  await page.getByRole("checkbox", { name: "Biotechnology" }).uncheck();
  await page.getByLabel("Another department").fill("Research");
  await page.getByRole("button", { name: "Add" }).click();
  await page.getByLabel("Your own department").selectOption("Research");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Your team" })).toBeVisible();
  await page.getByRole("link", { name: "Not now" }).click();
  await expect(page).toHaveURL(/\/app($|[/?])/);

  // What a founder begins with; hidden by mistake, it comes back.
  await page.locator("html[data-alive=true]").waitFor();
  await expect(page.getByRole("link", { name: "Add the people of your company" })).toBeVisible();
  await page.getByRole("button", { name: "Hide" }).click();
  await expect(page.getByRole("heading", { name: "First steps" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await page.getByRole("link", { name: "Add the people of your company" }).click();
  await expect(page).toHaveURL(/\/app\/imports\/people/);

  await page.goto("/app/company/employees/sign-ins");
  await expect(page.getByText("Addie", { exact: true })).toBeVisible();
});

test("an unknown region is named", async ({ page }) => {
  expect((await page.goto("/login/atlantis"))!.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "No region called atlantis" })).toBeVisible();
});

import { expect, test } from "@playwright/test";
import { openBrowserAs, signIn } from "../steps.ts";

test("a departure is previewed, planned with an heir, followed by the manager, and withdrawn @phone2", async ({
  page,
  browser,
}) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/lifecycle/start?moment=EXIT");
  await page.locator("html[data-alive=true]").waitFor();
  await page.getByRole("combobox", { name: "Employee" }).fill("Sofía Navarro");
  await page.locator("[role=option]").filter({ hasText: "Sofía Navarro" }).click();
  await page.getByRole("button", { name: "See what it changes" }).click();
  await expect(page.getByText("Access ends: sessions")).toBeVisible();
  await page.getByLabel("Reason or note").fill("Moves to another town");
  await page.getByRole("button", { name: "Confirm and start" }).click();
  await page.waitForURL("**/app/lifecycle/journey/**");
  await expect(page.getByRole("heading", { name: "Departure: Sofía Navarro" })).toBeVisible();
  await expect(page.getByText("Moves to another town")).toBeVisible();
  const address = new URL(page.url()).pathname;

  const manager = await openBrowserAs(browser, page, "manager@acme.test");
  await manager.goto(address);
  await manager.locator("html[data-alive=true]").waitFor();
  const step = manager.getByRole("listitem").filter({ hasText: "Tell the team" });
  await step.getByRole("button", { name: "Mark as done" }).click();
  await expect(step.getByText("Done", { exact: true })).toBeVisible();
  await manager.context().close();

  await page.reload();
  await page.locator("html[data-alive=true]").waitFor();
  await page.getByText("Withdraw", { exact: true }).click();
  await page.getByRole("button", { name: "Withdraw and take everything back" }).click();
  await expect(page.getByText("Withdrawn", { exact: true }).first()).toBeVisible();
});

test("a template is changed, and a board is narrowed to what is late", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/lifecycle/templates");
  await page.getByRole("link", { name: "Moving to another team" }).click();
  await page.locator("html[data-alive=true]").waitFor();
  const panel = page.getByRole("dialog");
  await panel.getByText("1. Agree which goals move along").click();
  await panel.getByLabel("What is to be done").first().fill("Agree which goals move along, and when");
  await panel.getByRole("button", { name: "Save template" }).click();
  await expect(page.getByText(/version 2/)).toBeVisible();
  await page.goto("/app/company/lifecycle/progress?show=LATE");
  await expect(page.getByRole("row").getByText("Behind").first()).toBeVisible();
});

import { expect, test } from "@playwright/test";
import { choose, signIn, unique } from "../steps.ts";

test("a manager makes a report with two splits, compares it, sees the people behind it, pins it and has it come by mail @phone0", async ({
  page,
}) => {
  const name = unique("My people by unit and place");
  await signIn(page, "manager@acme.test");
  await page.goto("/app/team/all-reports/overview");
  await expect(page.getByRole("heading", { name: "My people in numbers" })).toBeVisible();
  await page.goto("/app/company/analytics/reports/new");
  await page.locator("html[data-alive=true]").waitFor();
  await choose(page.getByRole("combobox", { name: "Measure", exact: true }), "Headcount");
  await choose(page.getByRole("combobox", { name: "Split by" }), "Org unit");
  await choose(page.getByRole("combobox", { name: "Then by" }), "Location");
  await page.getByLabel("Period").selectOption({ label: "This quarter" });
  await page.getByLabel("Compare with").selectOption({ label: "The period before" });
  await expect(page).toHaveURL(/split2=location.*compare=BEFORE|compare=BEFORE.*split2=location/);
  await page.getByLabel("Name of the report").fill(name);
  await page.getByRole("button", { name: "Save report" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  const report = page.url();

  await page.getByRole("link", { name: "Show people" }).first().click();
  await expect(page.getByRole("heading", { name: "Who is behind it: Headcount" })).toBeVisible();
  await page.goto(report);
  await page.locator("html[data-alive=true]").waitFor();
  await page.getByRole("button", { name: "Pin to home" }).click();
  await expect(page.getByRole("button", { name: "Unpin from home" })).toBeVisible();
  await page.getByRole("combobox", { name: "By mail" }).selectOption({ label: "Every Monday" });
  await page.getByRole("button", { name: "Save schedule" }).click();
  await expect(page.getByText("Schedule saved").first()).toBeVisible();
  await page.goto("/app");
  await expect(page.getByRole("link", { name })).toBeVisible();
});

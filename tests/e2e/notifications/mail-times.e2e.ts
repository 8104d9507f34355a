import { expect, test } from "@playwright/test";
import { openBrowserAs, signIn } from "../steps.ts";

const own = "/app/my-data/my-settings/notifications";
const company = "/app/company/settings/platform/notifications";

test("a person chooses when mails come, and the company fixes it for all @phone", async ({ page, browser }) => {
  await signIn(page, "employee@globex.test");
  await page.goto(own);
  const choice = page.getByLabel("Feedback", { exact: true });
  await choice.selectOption({ label: "Once a day, at 8 in the morning" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your choice is saved.")).toBeVisible();
  await page.goto("/settings/my-notifications");
  await expect(page).toHaveURL(new RegExp(`${own}$`));
  await expect(choice).toHaveValue("DAILY");

  const admin = await openBrowserAs(browser, page, "admin@globex.test");
  await admin.goto(company);
  const row = admin.getByRole("row").filter({ has: admin.getByLabel("Feedback", { exact: true }) });
  await row.getByLabel("People cannot change it").check();
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  await expect(admin.getByText("Your choice is saved.")).toBeVisible();
  await page.reload();
  // The part with the three of its kinds that go by mail.
  await expect(page.getByText("At once (your company decides)")).toHaveCount(4);

  await row.getByLabel("People cannot change it").uncheck();
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  await page.reload();
  await expect(choice).toHaveValue("DAILY");
  await admin.context().close();
});

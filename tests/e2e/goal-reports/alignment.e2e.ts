import { expect, test } from "@playwright/test";
import { signIn } from "../steps.ts";

test("every number of the alignment page leads to as many goals", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/goal/alignment");
  const alone = page
    .getByRole("table", { name: "Open objectives" })
    .getByRole("row", { name: /All levels/ })
    .getByRole("link")
    .nth(1);
  const count = (await alone.innerText()).trim();
  await alone.click();
  await expect(page).toHaveURL(/gap=NO_PARENT/);
  await expect(page.getByRole("link", { name: /^Remove filter ?Gap/ })).toBeVisible();
  await expect(page.getByText(new RegExp(`^${count} goals?$`))).toBeVisible();
  await page.goto("/app/company/goal/alignment");
  await page.getByRole("table", { name: "Behind by org unit" }).getByRole("link").first().click();
  await expect(page.getByRole("link", { name: /^Remove filter ?Org unit/ })).toBeVisible();
});

test("a manager has no entry for the view area and may open it; who manages nobody may not", async ({ page }) => {
  await signIn(page, "manager@acme.test");
  await page.goto("/app/team/view/goal/manage");
  await expect(page.getByRole("heading", { name: /in my view/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "My view" })).toBeHidden();
  await page.context().clearCookies();
  await signIn(page, "employee@acme.test");
  expect((await page.goto("/app/team/view/goal/manage"))?.status()).toBe(403);
});

import { expect, test } from "@playwright/test";
import { signIn } from "../steps.ts";

test("what is typed into a review form is saved by itself and stands there after a reload @phone", async ({ page }) => {
  await signIn(page, "manager@acme.test");
  await page.goto("/app/my-data/review/my-reviews");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^(Start|Continue)/ })
    .first()
    .click();
  const field = page.locator("form#review-form textarea").first();
  await expect(field).toBeVisible();
  const text = `Shipped the migration two weeks early. ${Date.now()}`;
  await field.fill(text);
  await expect(page.getByText("All changes saved").first()).toBeVisible();
  await page.reload();
  await expect(page.locator("form#review-form textarea").first()).toHaveValue(text);
});

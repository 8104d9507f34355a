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
  // One place says what is missing: a press on it opens the section again and puts the cursor there.
  const goals = page.locator("form#review-form details").first();
  const missing = page.getByRole("button", { name: /answers? missing/ });
  if (await missing.isVisible()) {
    await goals.locator("summary").first().click();
    await missing.click();
    await page
      .getByRole("group", { name: /answers? missing/ })
      .getByRole("button")
      .first()
      .click();
    await expect(page.locator("form#review-form :focus")).toBeVisible();
    await expect(page.getByRole("group", { name: /answers? missing/ })).toBeHidden();
  }
  const field = page.locator("form#review-form textarea").first();
  await expect(field).toBeVisible();
  const text = `Shipped the migration two weeks early. ${Date.now()}`;
  await field.fill(text);
  await expect(page.getByText("All changes saved").first()).toBeVisible();
  await page.reload();
  await expect(page.locator("form#review-form textarea").first()).toHaveValue(text);
});

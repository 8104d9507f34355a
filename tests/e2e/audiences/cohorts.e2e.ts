import { expect, test, type Page } from "@playwright/test";
import { choose as chooseFrom, signIn, unique, openFilters } from "../steps.ts";

/** Chooses from a list that opens below its field. */
async function choose(page: Page, field: string, option: string): Promise<void> {
  await page.getByRole("combobox", { name: field, exact: true }).click();
  await page.getByRole("combobox", { name: field, exact: true }).fill(option);
  await page.getByRole("option", { name: option }).locator("visible=true").first().click();
  await page.keyboard.press("Escape");
}

test("a cohort is made of a filter with whom it finds beside it, used in lists, deleted and brought back", async ({
  page,
}) => {
  const name = unique("Bengaluru");
  await signIn(page, "admin@acme.test");
  await page.goto("/app/cohorts/new");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Please give it a name.")).toBeVisible();
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await choose(page, "Location", "Bengaluru");
  const beside = page.getByRole("region", { name: "Who matches today" });
  await expect(beside).not.toContainText("60 people");
  const found = await beside
    .getByText(/\d+ people/)
    .first()
    .textContent();
  await page.getByLabel("Share with the company").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText(found!, { exact: true })).toBeVisible();
  const id = page.url().split("/").at(-1)!;

  await page.goto("/app/company/settings/platform/employees");
  await openFilters(page);
  await chooseFrom(page.getByRole("combobox", { name: "Cohort", exact: true }), name);
  await expect(page).toHaveURL(new RegExp(`cohort=${id}`));
  await expect(page.getByText(found!, { exact: true })).toBeVisible();
  await page.goto(`/app/company/goal/manage?cohort=${id}`);
  await expect(page.getByRole("link", { name: new RegExp(`Cohort ?${name}`) })).toBeVisible();

  await page.goto(`/app/cohorts/${id}`);
  await page.getByRole("button", { name: `Delete: ${name}` }).click();
  await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name })).toBeVisible();
});

test("a file that names nobody in one line is refused as a whole, with the line; put right it is kept", async ({
  page,
}) => {
  const name = unique("From file");
  const give = (text: string) =>
    page
      .locator("input[type=file]")
      .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await signIn(page, "employee@acme.test");
  await page.goto("/app/cohorts/new");
  await expect(page.getByLabel("Share with the company")).toHaveCount(0);
  await page.getByRole("textbox", { name: "Name" }).fill(name);
  await page.getByLabel("Upload a file").check();
  await give("email\nmanager@acme.test\nnobody@acme.test\nmanager@acme.test\n");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("2 lines are wrong")).toBeVisible();
  await expect(page.getByText("Line 3:")).toBeVisible();
  await expect(page.getByText("repeats line 2")).toBeVisible();
  await give("email\nmanager@acme.test\n");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  await expect(page.getByText("1 person", { exact: true })).toBeVisible();
  await expect(page.getByText("people.csv")).toBeVisible();
});

test("an admin lets a colleague share, and takes it back", async ({ page }) => {
  await signIn(page, "admin@globex.test");
  await page.goto("/app/company/settings/platform/sharing");
  await page.getByRole("combobox", { name: "Person" }).fill("manager@globex.test");
  await page.getByRole("option").locator("visible=true").first().click();
  await page.getByRole("button", { name: "Allow sharing" }).click();
  await expect(page.getByText(/can now share with the company/)).toBeVisible();
  await page
    .getByRole("button", { name: /^Withdraw from/ })
    .first()
    .click();
  await expect(page.getByText(/can no longer share/)).toBeVisible();
});

import { expect, test } from "@playwright/test";
import { signIn, unique } from "../steps.ts";

test("an admin connects a people file, sees what it would change before anything is changed, and disconnects it @phone0", async ({
  page,
}) => {
  const name = unique("People file");
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/settings/plugins/hr");
  await page.getByRole("link", { name: "Connect People file over SFTP" }).click();
  await page.getByLabel(/^Name/).fill(name);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Agree first.")).toBeVisible();
  await expect(page.getByLabel(/^Name/)).toHaveValue(name);
  await page.getByLabel("I agree that Cairn reads and changes this").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();

  await page.getByLabel(/^Server/).fill("nowhere");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("This is not what the system needs here.")).toBeVisible();
  await page.getByLabel(/^Server/).fill("sample:");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("button", { name: "Check now" }).click();
  await expect(page.getByText(/^Signed in as .*people\.csv/)).toBeVisible();
  await expect(page.getByText("workEmail: Invalid email address")).toBeVisible();

  await page.getByRole("button", { name: "Dry run" }).click();
  await expect(page.getByText("3 join")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("link", { name: "2 rows, CSV" })).toBeVisible();
  await page.getByRole("link", { name: "See every change" }).click();
  await expect(page.getByText("Noor Haddad").first()).toBeVisible();
  await page.goBack();

  await page.locator("summary", { hasText: "More" }).last().click();
  await page.getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByRole("heading", { name: "Connections", level: 1 })).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

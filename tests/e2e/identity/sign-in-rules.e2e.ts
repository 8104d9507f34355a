import { expect, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { openCompany, ownPassword, signOut, typePassword } from "./own-company.ts";

test("a company that wants a second step says whom it concerns, and leads to it at the door @turn1", async ({
  page,
}) => {
  const email = await openCompany(page);
  await page.goto("/app/company/settings/platform/sign-in");
  await page.getByLabel("Address ranges, one a line").fill("203.0.113.0/24");
  await page.getByRole("button", { name: "See whom it concerns" }).click();
  await expect(page.getByText("you would lock yourself out")).toBeVisible();
  await page.getByLabel("Address ranges, one a line").fill("");
  await page.getByLabel("Require two-step verification for everybody").check();
  await page.getByRole("button", { name: "See whom it concerns" }).click();
  await expect(
    page.getByText("1 person has not set up two-step verification and is asked to at the next sign-in."),
  ).toBeVisible();
  await page.getByRole("button", { name: "Save the rules" }).click();
  await expect(page.getByText("The rules are saved and hold from now on.")).toBeVisible();

  await signOut(page);
  await typePassword(page, email);
  await expect(page.getByRole("heading", { name: "Set up two-step verification" })).toBeVisible();
  await page.goto("/app/company/employees/sign-ins");
  await expect(page).toHaveURL(/selectOrganization/);
  await page.getByRole("button", { name: "Bergwerk" }).click();
  await expect(page).toHaveURL(/secondFactorSetup/);
  await page.getByLabel("Current password").first().fill(ownPassword);
  await page.getByRole("button", { name: "Set up an app" }).click();
  const secret = (await page.locator("a[href^='otpauth:']").innerText()).replaceAll(" ", "");
  await page.getByLabel("Code from the app").fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole("button", { name: "Confirm the code" }).click();
  await expect(page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem")).toHaveCount(10);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/app($|[/?])/);
});

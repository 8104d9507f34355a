import { expect, test } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { openCompany, ownPassword, signOut, typePassword } from "./own-company.ts";

/** What the app shows, or will show `ahead` seconds from now. */
function code(secret: string, ahead = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(" ", "")) }).generate({
    timestamp: Date.now() + ahead * 1_000,
  });
}

test("an authenticator app is set up, asked for, replaced by a recovery code once, and removed @turn2", async ({
  page,
}) => {
  const email = await openCompany(page);
  await page.goto("/app/my-data/my-settings/second-step");
  await page.getByLabel("Current password").fill(ownPassword);
  await page.getByRole("button", { name: "Set up an app" }).click();
  await expect(page.getByRole("img", { name: "QR code for the authenticator app" })).toBeVisible();
  const secret = await page.locator("a[href^='otpauth:']").innerText();
  await page.getByLabel("Code from the app").fill("000000");
  await page.getByRole("button", { name: "Confirm the code" }).click();
  await expect(page.getByText("This code does not fit").first()).toBeVisible();
  await page.getByLabel("Code from the app").fill(code(secret));
  await page.getByRole("button", { name: "Confirm the code" }).click();
  const codes = page.getByRole("list", { name: "Your recovery codes" }).getByRole("listitem");
  await expect(codes).toHaveCount(10);
  const recovery = await codes.first().innerText();
  const another = await codes.nth(1).innerText();
  await expect(page.getByRole("link", { name: "Download the codes" })).toHaveAttribute("href", new RegExp(recovery));

  await signOut(page);
  await typePassword(page, email);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  await page.goto("/app");
  await expect(page).toHaveURL(/\/login/);
  await typePassword(page, email);
  await page.getByLabel("Code").fill(code(secret, 30));
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/app($|[/?])/);

  await signOut(page);
  await typePassword(page, email);
  await page.getByLabel("Code").fill(recovery);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(/\/app($|[/?])/);
  await page.goto("/app/my-data/my-settings/second-step");
  await expect(page.getByText("9 are left.")).toBeVisible();
  await page.getByLabel("Current password").first().fill(ownPassword);
  await page.getByLabel("Code from the app").first().fill(another);
  await page.getByRole("button", { name: "Remove the app" }).click();
  await expect(page.getByRole("button", { name: "Set up an app" })).toBeVisible();
});

test("a passkey is made, signs in without a password, and is removed @turn0", async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const email = await openCompany(page);
  await page.goto("/app/my-data/my-settings/passkeys");
  await page.getByLabel("Name of the passkey").fill("My phone");
  await page.getByLabel("Current password").fill("not the password");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("This is not your current password.").first()).toBeVisible();
  await page.getByLabel("Current password").fill(ownPassword);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByRole("list", { name: "Passkeys" }).getByText("My phone")).toBeVisible();

  await signOut(page);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(/\/app($|[/?])/);

  await signOut(page);
  await typePassword(page, email);
  await page.getByRole("button", { name: "Use a passkey" }).click();
  await expect(page).toHaveURL(/\/app($|[/?])/);

  await page.goto("/app/my-data/my-settings/passkeys");
  await page.getByRole("link", { name: "Remove" }).click();
  await page.getByRole("list", { name: "Passkeys" }).getByLabel("Current password").fill(ownPassword);
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByRole("list", { name: "Passkeys" })).toHaveCount(0);
});

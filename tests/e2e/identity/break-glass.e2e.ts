import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test, type Page } from "@playwright/test";
import { openProvider } from "#app/modules/identity/single-sign-on/testing/open-provider.ts";
import { openCompany, signOut, typePassword } from "./own-company.ts";

const settings = "/app/company/settings/platform/single-sign-on";

/** What stands for the record in the net, which nobody can add for a domain of a test. */
async function prove(domain: string): Promise<void> {
  const words = ["tenant", "verify-domain", domain.slice(0, domain.indexOf(".")), domain];
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: "test" };
  await promisify(execFile)(process.execPath, ["app/composition/launch/run.mjs", ...words], { env });
}

async function byCompanyAccount(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByRole("link", { name: "Sign in with your company account" }).click();
  await expect(page.getByRole("heading", { name: "Your company account" })).toBeVisible();
  await page.getByLabel("E-mail address").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
}

test("a company signs in at its provider alone; the day it is away, one admin comes in by a password, and it is written down @phone1", async ({
  page,
  baseURL,
}) => {
  const email = await openCompany(page);
  await prove(email.slice(email.indexOf("@") + 1));
  const provider = await openProvider(`${baseURL}/login/callback`, {
    afterSignOut: `${baseURL}/login`,
    signedOut: `${baseURL}/unheard`,
  });
  provider.signInAs({ sub: "ada", email, email_verified: true, name: "Ada" });

  await page.goto(settings);
  await page.getByLabel("Issuer").fill(provider.issuer);
  await page.getByLabel("Client ID").fill("cairn");
  await page.getByLabel("Client secret").fill("a secret of the client");
  await page.getByRole("button", { name: "Save provider" }).click();
  await expect(page.getByText("Saved. Single sign-on is off until you test and switch it on.")).toBeVisible();
  await page.getByRole("link", { name: "Test sign-in" }).click();
  await expect(page.getByText(/Ada.* would come in\./)).toBeVisible();
  await page.getByRole("switch", { name: "People can sign in at the provider" }).check();
  await page.getByRole("switch", { name: "Only there" }).check();
  // Nobody is kept out of their own company: somebody has to be able to come in when the provider is away.
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Choose at least one admin who has a password.")).toBeVisible();
  await page.getByRole("checkbox", { name: /Ada/ }).check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page.getByText("Switched on")).toBeVisible();

  await page.goto("/app");
  await signOut(page);
  await byCompanyAccount(page, email);
  await expect(page).toHaveURL(/\/app($|[/?])/);
  await signOut(page);

  await provider.close();
  await byCompanyAccount(page, email);
  await expect(page.getByText("Your company's sign-in does not answer just now.")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await typePassword(page, email);
  await expect(page).toHaveURL(/\/app($|[/?])/);
  await page.goto("/app/company/settings/platform/audit");
  await expect(page.getByText("Signed in past single sign-on").first()).toBeVisible();
});

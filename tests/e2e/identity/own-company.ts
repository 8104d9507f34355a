import { openPersonMenu } from "../steps.ts";
import { expect, type Page } from "@playwright/test";
import { followLink } from "./follow-link.ts";

export const ownPassword = "Kiesel am Bach 7";

/** A company of one's own, so that what happens to its sign-ins concerns no other journey. Answers the founder's address. */
export async function openCompany(page: Page): Promise<string> {
  const slug = `own-${Date.now().toString(36)}`;
  const email = `founder@${slug}.test`;
  await page.goto("/signup");
  for (const [label, text] of [
    ["Name of the company", "Bergwerk"],
    ["Its address on Cairn", slug],
    ["Your first name", "Ada"],
    ["Your work e-mail address", email],
  ] as const)
    await page.getByLabel(label).fill(text);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "Look in your mailbox" })).toBeVisible();
  await followLink(page, email);
  await page.getByLabel(/^New password/).fill(ownPassword);
  await page.getByRole("button", { name: "Open Bergwerk" }).click();
  await expect(page).toHaveURL(/profileSetup/);
  return email;
}

export async function signOut(page: Page): Promise<void> {
  await openPersonMenu(page);
  await page.getByRole("menuitem", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** The first step of signing in; what follows depends on what the person has. */
export async function typePassword(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel(/^Password/).fill(ownPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

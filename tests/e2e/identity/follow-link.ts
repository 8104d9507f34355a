import { expect, type Page } from "@playwright/test";

/** Opens the newest mail to an address in the installation's mailbox and follows the link that proves it. */
export async function followLink(page: Page, email: string): Promise<void> {
  const link = page.getByRole("link", { name: /emailVerification/ });
  await expect(async () => {
    await page.goto("/dev/mail");
    await page
      .getByRole("link", { name: new RegExp(email) })
      .first()
      .click({ timeout: 2_000 });
    await expect(link).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await page.goto((await link.getAttribute("href"))!);
}

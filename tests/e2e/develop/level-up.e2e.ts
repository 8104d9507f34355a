import { expect, test } from "@playwright/test";
import { openBrowserAs, signIn, unique } from "../steps.ts";

test("a level-up goes from a self-assessment to the new grade: the person asks, the manager supports, an administrator approves @phone1", async ({
  page,
  browser,
}) => {
  const comment = unique("I ran the last release");
  const reason = unique("I already do this work");
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/develop/competencies");
  await page.locator("html[data-alive=true]").waitFor();
  await page.locator('a[href*="panelStack=COMPETENCY"]').first().click();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("My level").selectOption({ label: "Intermediate" });
  await panel.getByRole("textbox", { name: "Comment", exact: true }).fill(comment);
  await panel.getByRole("button", { name: "Save self-assessment" }).click();
  await expect(panel.getByRole("listitem").getByText(comment)).toBeVisible();

  await page.goto("/app/my-data/develop/level-up");
  await page.locator("html[data-alive=true]").waitFor();
  const waiting = page.getByRole("button", { name: "Withdraw request" });
  if (await waiting.isVisible()) await waiting.click();
  await page.getByRole("link", { name: "Request level-up" }).click();
  await page.getByLabel("Why now?").fill(reason);
  await page.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByText(reason)).toBeVisible();
  await expect(page.getByText("Waiting for manager")).toBeVisible();

  const manager = await openBrowserAs(browser, page, "manager@acme.test");
  await manager.goto("/app/team/direct-reports/develop/manage?show=REQUEST");
  await manager.getByRole("link", { name: "Waiting for manager" }).first().click();
  await expect(manager.getByText(reason)).toBeVisible();
  const address = new URL(manager.url()).pathname;
  await manager.locator("html[data-alive=true]").waitFor();
  await manager.getByRole("button", { name: "Support" }).click();
  await expect(manager.getByText("Waiting for approval")).toBeVisible();
  await manager.context().close();

  const admin = await openBrowserAs(browser, page, "admin@acme.test");
  await admin.goto("/app/company/develop/level-ups");
  await expect(admin.locator(`a[href="${address}"]`).first()).toBeVisible();
  await admin.goto(address);
  await admin.locator("html[data-alive=true]").waitFor();
  await admin.getByRole("button", { name: "Approve" }).click();
  await expect(admin.getByText("Approved", { exact: true }).first()).toBeVisible();
  await admin.context().close();

  await page.reload();
  await expect(page.getByText("Approved", { exact: true }).first()).toBeVisible();
  const grade = /→ (G\d)/.exec(await page.getByRole("article").first().innerText())![1]!;
  await page.goto("/app/my-data/develop/competencies");
  await expect(page.getByText(`Engineer · ${grade}`)).toBeVisible();
});

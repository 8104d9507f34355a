import { expect, test, type Page } from "@playwright/test";
import { serveMetabase } from "#app/modules/analytics/testing/metabase-server.ts";
import { serveSuperset } from "#app/modules/analytics/testing/superset-server.ts";
import { openBrowserAs, signIn, unique } from "../steps.ts";

const settings = "/app/company/settings/platform/analytics";
const dashboards = "/app/company/goal/embedded-analytics";
const secret = "the embedding key of the service, 0123456789abcdef";

test.afterEach(async ({ page }) => {
  await page.goto(settings);
  const remove = page.getByRole("button", { name: "Remove connection" });
  if (await remove.isVisible()) await remove.click();
  await expect(page.getByRole("heading", { name: "Connect a service" })).toBeVisible();
});

async function connect(page: Page, fields: Readonly<Record<string, string>>, service = "Metabase"): Promise<void> {
  await page.goto(settings);
  await page.getByLabel("Service", { exact: true }).selectOption({ label: service });
  for (const [label, value] of Object.entries(fields)) await page.getByLabel(new RegExp(`^${label}`)).fill(value);
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await expect(page.getByText("The connection is saved.")).toBeVisible();
}

async function addDashboard(page: Page, name: string, reference: string, label: string): Promise<void> {
  await page.getByLabel("Name in Cairn").fill(name);
  await page.getByLabel(label).fill(reference);
  await page.getByLabel("The company's short name").fill("company");
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("listitem").filter({ hasText: name })).toBeVisible();
}

test("a connected dashboard shows to goal administrators with their rows, is renewed before it ends, and comes back after a time offline @phone1", async ({
  page,
  browser,
  isMobile,
}) => {
  const service = await serveMetabase(secret, [12]);
  const name = unique("Goals by quarter");
  await signIn(page, "admin@acme.test");
  await connect(page, { Address: service.address, "Secret key for embedding": secret });
  await addDashboard(page, name, "12", "Number of the dashboard");
  await page.getByRole("button", { name: "Test connection" }).click();
  await expect(page.getByText("accepts the secret")).toBeVisible();
  expect(await page.content()).not.toContain(secret);

  await page.clock.install();
  await page.goto("/app/company/goal/manage");
  if (isMobile) await page.goto(dashboards);
  else await page.getByRole("link", { name: "Dashboards" }).click();
  await expect(page.getByRole("heading", { name, level: 1 })).toBeVisible();
  const frame = page.frameLocator(`iframe[title="${name}"]`);
  await expect(frame.getByRole("heading", { name: "Dashboard 12" })).toBeVisible();
  await expect(frame.getByText("company: acme")).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

  await page.clock.fastForward("09:05");
  await expect.poll(() => service.shown.length).toBe(2);
  await page.context().setOffline(true);
  await page.clock.fastForward("09:05");
  await expect(page.getByText("You are offline.")).toBeVisible();
  await page.context().setOffline(false);
  await expect(frame.getByRole("heading", { name: "Dashboard 12" })).toBeVisible();

  const employee = await openBrowserAs(browser, page, "employee@acme.test");
  const answer = await employee.goto(dashboards);
  expect(answer!.status()).toBe(403);
  expect(answer!.headers()["content-security-policy"]).toContain("frame-src 'none'");
  const shown = await page.request.get(dashboards);
  expect(shown.headers()["content-security-policy"]).toContain(`frame-src ${service.address}/;`);
  await service.close();
});

test("a guest's dashboard opens with a token handed to the frame, and a fault of the service can be tried again", async ({
  page,
}) => {
  const service = await serveSuperset("cairn", secret);
  await signIn(page, "admin@acme.test");
  await connect(page, { Address: service.address, Account: "cairn", "Password of the account": secret }, "Superset");
  await addDashboard(page, unique("Goals of the year"), "6e2cbbd5-3a4f-4a0e-9a6c-0f0d1c2b3a4e", "Embedding id");
  service.mischief = "FAULT";
  await page.goto(dashboards);
  await expect(page.getByText("The analytics service has an internal error.")).toBeVisible();
  service.mischief = "NONE";
  await page.getByRole("button", { name: "Try again" }).click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "Dashboard of a guest" })).toBeVisible();
  await expect(frame.getByText("company = 'acme'")).toBeVisible();
  await service.close();
});

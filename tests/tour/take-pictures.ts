// Takes the README's pictures from a running product with its demo data.
import { join } from "node:path";
import { chromium, type BrowserContextOptions, type Page } from "@playwright/test";

const url = process.env.CAIRN_TOUR_URL ?? "http://localhost:3000";
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const desktop: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: "en-US", timezoneId: "UTC" };
const phone: BrowserContextOptions = { ...desktop, viewport: { width: 390, height: 844 } };

async function as(email: string, options: BrowserContextOptions, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel(/^Password/).fill("Cairn-demo-1");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await page.waitForURL(/\/app($|[/?])/);
  await work(page);
  await context.close();
}

async function take(page: Page, path: string, name: string): Promise<void> {
  await page.goto(`${url}${path}`, { waitUntil: "networkidle" });
  await page.screenshot({ path: join(import.meta.dirname, `${name}.png`) });
  console.log(`${name}.png`);
}

/** The address of the first goal on the list, opened in its panel. */
async function firstGoal(page: Page, list: string): Promise<string> {
  await page.goto(`${url}${list}`, { waitUntil: "networkidle" });
  return `${list}${(await page.locator('a[href*="panelStack="]').first().getAttribute("href")) ?? ""}`;
}

await as("employee@acme.test", desktop, async (page) => {
  const list = "/app/my-data/goal/my-goals";
  await take(page, list, "my-goals");
  await take(page, await firstGoal(page, list), "goal-panel");
  await take(page, "/app/my-data/initiative/my-initiatives", "initiatives");
});
await as("manager@acme.test", desktop, async (page) => {
  await take(page, "/app", "home");
  await take(page, "/app/my-data/feed", "feed");
  await take(page, "/app/my-data/develop/feedback", "feedback");
  await page.goto(`${url}/app/my-data/oneOnOne/my-one-on-one`, { waitUntil: "networkidle" });
  const meeting = await page
    .locator('main a[href*="/oneOnOne/"]')
    .filter({ hasText: ":" })
    .first()
    .getAttribute("href");
  await take(page, meeting ?? "/app/my-data/oneOnOne/my-one-on-one", "one-on-one");
});
await as("admin@acme.test", desktop, async (page) => {
  await take(page, "/app/company/goal/manage?view=TREE", "goal-tree");
  await take(page, "/app/company/goal/settings", "access-template");
  await page.goto(`${url}/app/company/employees`, { waitUntil: "networkidle" });
  const person = await page.locator('main a[href*="/app/employee/"]').nth(3).getAttribute("href");
  await take(page, person ?? "/app/company/employees", "profile");
  await take(page, "/app/company/org-chart", "org-chart");
  await take(page, "/app/company/engagement/insights", "survey");
  await take(page, "/app/company/compensation/planning", "pay");
  await page.goto(`${url}/app/company/lifecycle/onboard`, { waitUntil: "networkidle" });
  const journey = await page.locator('main a[href*="/lifecycle/journey/"]').first().getAttribute("href");
  await take(page, journey ?? "/app/company/lifecycle/onboard", "journey");
  await take(page, "/app/company/overview", "overview");
  await take(page, "/app/company/settings/platform/access", "access");
  await take(page, "/app/company/settings/platform/organization", "organization");
  await take(page, "/app/company/settings/platform/audit", "audit-log");
});
await as("employee@acme.test", phone, (page) => take(page, "/app/my-data/goal/my-goals", "phone"));
await as("manager@acme.test", { ...desktop, colorScheme: "dark" }, async (page) => {
  await page.context().addCookies([{ name: "cairn_language", value: "ar", url }]);
  await take(page, "/app/team/direct-reports/goal/manage", "arabic-dark");
});
await browser.close();

import { expect, type Browser, type Page } from "@playwright/test";
import { demoPassword, stateOf } from "#tests/support/signed-in.ts";

/** The page's browser is that of one of the demo people, `employee@acme.test`: they signed in before the first journey. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.context().addCookies(stateOf(email).cookies);
  waitUntilAlive(page);
}

const waiting = new WeakSet<Page>();

/**
 * From now on a page that is gone to answers before anything is pressed. What people do before that is tried where a
 * journey says so: by `waitUntil: "commit"`, or in a browser without scripts.
 */
function waitUntilAlive(page: Page): void {
  if (waiting.has(page)) return;
  waiting.add(page);
  const goto = page.goto.bind(page);
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (options?.waitUntil !== "commit") await page.locator(alive).waitFor({ state: "attached" });
    return response;
  };
}

/** A page of the product once its scripts have begun, or a page that is none of the product's. */
const alive = "html[data-alive=true], html:not([data-namespaces])";

/** Signs in as people do, for a session of one's own: one that ends or is changed on the way. */
export async function signInByForm(page: Page, email: string): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("E-mail address").fill(email);
  await page.getByLabel(/^Password/).fill(demoPassword);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/\/app($|[/?])/);
}

/** Another person in another browser, side by side with the first. */
export async function openBrowserAs(browser: Browser, page: Page, email: string): Promise<Page> {
  const context = await browser.newContext({ viewport: page.viewportSize(), locale: "en-US", timezoneId: "UTC" });
  const other = await context.newPage();
  await signIn(other, email);
  return other;
}

/** Opens the filters of the list, which stand behind one button. */
export async function openFilters(page: Page): Promise<void> {
  await page.locator("html[data-alive=true]").waitFor();
  const button = page.getByRole("group", { name: "List controls" }).locator("summary", { hasText: "Filter" });
  if (!(await button.evaluate((summary) => (summary.parentElement as HTMLDetailsElement).open))) await button.click();
}

/** Opens the rare acts of the list: columns, import, export. */
export async function openListMenu(page: Page): Promise<void> {
  await page.getByRole("group", { name: "List controls" }).locator("summary[aria-label='More actions']").click();
}

/** A word that no other run has used: titles are unique in a time frame. */
export function unique(title: string): string {
  return `${title} ${Date.now().toString(36)}${Math.floor(Math.random() * 1_000)}`;
}

/** The menu of who is signed in. What is pressed before the page has come alive is unheard, and pressed again. */
export async function openPersonMenu(page: Page, name = /profile and settings/): Promise<void> {
  await expect(async () => {
    await page.getByRole("button", { name }).click();
    await expect(page.getByRole("menuitem").first()).toBeVisible({ timeout: 1_000 });
  }).toPass();
}

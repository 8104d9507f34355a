import { setTimeout } from "node:timers/promises";
import { expect, type Browser, type Locator, type Page, type Request } from "@playwright/test";
import { demoPassword, stateOf } from "#tests/support/signed-in.ts";

/** The page's browser is that of one of the demo people, `employee@acme.test`: they signed in before the first journey. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.context().addCookies(stateOf(email).cookies);
  waitUntilAlive(page);
}

const waiting = new WeakSet<Page>();

/**
 * From now on a page is left only once its commands are answered, as people leave it: who goes elsewhere at once takes
 * the request back. And a page that is gone to answers before anything is pressed. What people do before that is tried
 * where a journey says so: by `waitUntil: "commit"`, or in a browser without scripts.
 */
function waitUntilAlive(page: Page): void {
  if (waiting.has(page)) return;
  waiting.add(page);
  const answered = commandsAnswered(page);
  const patiently =
    <A extends unknown[], R>(go: (...given: A) => Promise<R>, commits: (given: A) => boolean) =>
    async (...given: A): Promise<R> => {
      await answered();
      const response = await go(...given);
      if (!commits(given)) await page.locator(alive).waitFor({ state: "attached" });
      return response;
    };
  page.goto = patiently(page.goto.bind(page), ([, options]) => options?.waitUntil === "commit");
  page.reload = patiently(page.reload.bind(page), ([options]) => options?.waitUntil === "commit");
}

/** Waits until no command of the page is on its way; ten seconds at most, for what a journey holds back itself. */
function commandsAnswered(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  const isCommand = (request: Request) => request.method() !== "GET" && request.resourceType() !== "ping";
  page.on("request", (request) => void (isCommand(request) && underWay.add(request)));
  page.on("requestfinished", (request) => void underWay.delete(request));
  page.on("requestfailed", (request) => void underWay.delete(request));
  return async () => {
    await setTimeout(20);
    for (let waited = 0; underWay.size > 0 && waited < 10_000; waited += 50) await setTimeout(50);
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
  const button = page.getByRole("button", { name });
  await expect(async () => {
    // A menu that is slow to open is not closed by a second press.
    if ((await button.getAttribute("aria-expanded")) !== "true") await button.click();
    await expect(page.getByRole("menuitem").first()).toBeVisible({ timeout: 3_000 });
  }).toPass();
}

/** Chooses in a field whose list is the browser's where it is short, and searched where it is long. */
export async function choose(field: Locator, option: string): Promise<void> {
  await field.waitFor();
  if ((await field.evaluate(({ tagName }) => tagName)) === "SELECT") {
    await field.selectOption({ label: option });
    return;
  }
  await field.fill(option);
  await field.page().getByRole("option", { name: option, exact: true }).locator("visible=true").first().click();
}

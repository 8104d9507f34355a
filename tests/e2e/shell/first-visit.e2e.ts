import { setTimeout } from "node:timers/promises";
import { expect, test, type Page, type Route } from "@playwright/test";
import { signIn } from "../steps.ts";

const list = "**/assets/routes-*.json";

/** Opens the directory for the first time, while `answer` is what the list of all addresses comes to. */
async function visit(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(list, answer);
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/employees");
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
}

/** Goes where the page links to; says whether the browser did by itself. */
async function follow(page: Page): Promise<boolean> {
  await page.getByRole("link", { name: "Org chart" }).first().click();
  await expect(page.getByRole("combobox", { name: "Find a person" })).toBeVisible();
  return page.evaluate(() => !("isFirstPage" in window));
}

test("a link pressed before all addresses are known is followed within the page @phone", async ({ page }) => {
  await visit(page, async (route) => {
    await setTimeout(1_500);
    await route.continue();
  });
  expect(await follow(page)).toBe(false);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Employees");
  expect(await page.evaluate(() => "isFirstPage" in window)).toBe(true);
});

test("where the addresses cannot be had, and where another build names them, the browser follows a link by itself", async ({
  page,
}) => {
  await visit(page, (route) => route.abort());
  expect(await follow(page)).toBe(true);
  await page.unroute(list);
  await visit(page, (route) => route.fulfill({ status: 404, body: "Not found" }));
  expect(await follow(page)).toBe(true);
});

test("the screen in sight is read anew without the addresses, which the next link asks for again", async ({ page }) => {
  let isAway = true;
  await visit(page, (route) => (isAway ? route.abort() : route.continue()));
  await page.getByRole("searchbox").first().fill("an");
  await expect(page).toHaveURL(/=an\b/);
  isAway = false;
  expect(await follow(page)).toBe(false);
});

test("on the way from a list to a record, to another screen and back, the console stays silent @phone", async ({
  page,
}) => {
  const said: string[] = [];
  page.on("console", (message) => ["warning", "error"].includes(message.type()) && said.push(message.text()));
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/employees");
  await expect(page.locator("html[data-alive]")).toBeAttached();
  await page.locator("tbody a").first().click();
  await expect(page).toHaveURL(/\/app\/employee\//);
  await expect(page.getByRole("tab").or(page.getByRole("navigation")).first()).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Org chart" }).first().click();
  await expect(page.getByRole("combobox", { name: "Find a person" })).toBeVisible();
  expect(said).toEqual([]);
});

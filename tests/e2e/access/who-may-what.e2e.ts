import { expect, test, type Page } from "@playwright/test";
import { openBrowserAs, signIn, signInByForm, unique } from "../steps.ts";

const settings = "/app/company/settings/platform";

test("access is granted after seeing what it gives, and taken back with one press", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto(`${settings}/access?kind=EVERYBODY&search=skip@acme.test`);
  await page.getByRole("row").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: /^Access of/ })).toBeVisible();
  await page.getByLabel("Goal admin", { exact: true }).selectOption("Whole company");
  await page.getByRole("button", { name: "Review change" }).click();
  await expect(page.getByText(/Delete [\d,]+ goals/)).toBeVisible();
  await page.getByRole("button", { name: "Save access" }).click();
  await expect(page.getByText("Access saved")).toBeVisible();
  await expect(page.getByLabel("Goal admin", { exact: true })).toHaveValue("COMPANY");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByLabel("Goal admin", { exact: true })).toHaveValue("NONE");
});

test("an admin sees the product as somebody else, changes nothing, and stops", async ({ page }) => {
  await signInByForm(page, "admin@acme.test");
  await page.goto(`${settings}/access?kind=EVERYBODY&search=employee@acme.test`);
  await page.getByRole("row").getByRole("link").first().click();
  await page.getByRole("button", { name: "View as this person" }).click();
  const banner = page.getByText(/You see everything as .+ does/);
  await expect(banner).toBeVisible();
  const answer = await page.request.post("/api/v1/goals", {
    headers: { Origin: new URL(page.url()).origin },
    data: { title: unique("In another's name"), timeFrame: "2026-Q4", level: "INDIVIDUAL" },
  });
  expect(await answer.json()).toMatchObject({ status: 403, code: "platform.viewing-as" });
  expect((await page.request.get(`${settings}/access`)).status()).toBe(403);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(page.getByRole("heading", { name: /^Access of/ })).toBeVisible();
  await expect(banner).toHaveCount(0);
});

test("a role that another window has changed meanwhile is saved once that was seen, as it was typed @turn1", async ({
  page,
}) => {
  const [name, theirs, typed] = [unique("Helper"), unique("First helper"), unique("Second helper")];
  const nameIn = (window: Page) => window.getByRole("textbox", { name: "Name", exact: true });
  const save = async (window: Page, called: string) => {
    await nameIn(window).fill(called);
    await window.getByRole("button", { name: "Review change" }).click();
    await window.getByRole("button", { name: "Save role" }).click();
  };
  await signIn(page, "admin@acme.test");
  await page.goto(`${settings}/roles/new`);
  await page.locator("input[name=right]").first().check();
  await save(page, name);
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await nameIn(page).fill(typed);
  await save(other, theirs);
  await expect(other.getByRole("link", { name: theirs, exact: true })).toBeVisible();

  await page.getByRole("button", { name: "Review change" }).click();
  await expect(page.getByText("You have changed this in another window meanwhile.")).toBeVisible();
  await expect(page.getByRole("heading", { name: theirs })).toBeVisible();
  await expect(nameIn(page)).toHaveValue(typed);
  await save(page, typed);
  await expect(page.getByRole("link", { name: typed, exact: true })).toBeVisible();
});

test("the settings of access are for platform admins alone", async ({ page, browser }) => {
  await signIn(page, "manager@acme.test");
  for (const place of ["access", "roles", "explain", "modules"]) {
    expect((await page.goto(`${settings}/${place}`))!.status()).toBe(403);
    await expect(page.getByText("You may not do this")).toBeVisible();
  }
  const admin = await openBrowserAs(browser, page, "admin@acme.test");
  await admin.goto(`${settings}/explain`);
  await expect(admin.getByText("Choose all four to see the answer.")).toBeVisible();
  await admin.context().close();
});

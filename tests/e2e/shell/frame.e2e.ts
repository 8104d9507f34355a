import { expect, test } from "@playwright/test";
import { openPersonMenu, signIn, unique } from "../steps.ts";

test("the palette finds a person by keyboard alone", async ({ page, isMobile }) => {
  test.skip(isMobile, "a phone has no Ctrl-K");
  await signIn(page, "employee@acme.test");
  await page.goto("/app");
  await expect(page.locator("html[data-alive]")).toBeAttached();
  const palette = page.getByRole("dialog", { name: "Search" });
  // The frame hears the keys once it has come alive; a key pressed before that is pressed again.
  await expect(async () => {
    if (!(await palette.isVisible())) await page.keyboard.press("Control+k");
    await expect(palette).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 20_000 });
  await palette.getByRole("combobox").fill("Sof");
  await expect(palette.getByRole("group", { name: "People" }).getByRole("option").first()).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/app\/employee\//);
});

test("language and looks are chosen once and stay", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  await page.goto("/app");
  await openPersonMenu(page);
  await page.getByRole("menuitem", { name: "العربية" }).click();
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ar");
  await openPersonMenu(page, /الملف الشخصي والإعدادات/);
  await page.getByRole("menuitem", { name: "English" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("where one is stands in sight, however far along it lies @phone", async ({ page, isMobile }) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/goal/archived");
  await expect(page.getByRole("link", { name: "Archived" })).toBeInViewport();
  await page.goto("/app/company/settings/platform/embedding");
  if (!isMobile)
    await expect(
      page.getByRole("navigation", { name: "Settings" }).getByRole("link", { name: "Embedding" }),
    ).toBeInViewport();
});

test("no screen scrolls sideways @phone", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  for (const path of [
    "/app/my-data/goal/my-goals",
    "/app/company/goal/manage",
    "/app/company/employees",
    "/app/company/goal/settings",
    "/app/company/goal/alignment",
    "/app/company/goal/metrics",
    "/app/cohorts/new",
    "/app/company/settings/platform/embedding",
    "/app/notifications",
  ]) {
    await page.goto(path);
    const [content, screen] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.clientWidth,
    ]);
    expect(content, path).toBeLessThanOrEqual(screen);
  }
});

test("what is sent without a network stays in its form, and is sent again once there is one", async ({
  page,
  context,
}) => {
  const text = unique("Bring the projector");
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/initiative/my-initiatives?new=true");
  const form = page.getByRole("form", { name: "New task" });
  const field = form.getByRole("textbox", { name: "Task", exact: true });
  await field.fill(text);
  await context.setOffline(true);
  await form.getByRole("button", { name: "Add" }).click();
  await expect(page.getByText(/^You are offline, so nothing was sent/)).toBeVisible();
  await expect(field).toHaveValue(text);
  await context.setOffline(false);
  await form.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("link", { name: text, exact: true })).toBeVisible();
});

test("an address that leads nowhere says so and leads back", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  const answer = await page.goto("/app/nowhere");
  expect(answer!.status()).toBe(404);
  await expect(page.getByText("Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL(/\/app$/);
  // A record that is gone, at an address that has no screen of its own.
  await page.goto(`/app/my-data/oneOnOne/${crypto.randomUUID()}`);
  await expect(page.getByText("Page not found")).toBeVisible();
  await page.getByRole("link", { name: "Go to Home" }).click();
  await expect(page).toHaveURL(/\/app$/);
});

test("the browser's tab says where one is, and follows", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/org-chart");
  await expect(page).toHaveTitle("Org chart · Cairn");
  await page.goto("/app/my-data/initiative/my-initiatives");
  await expect(page).toHaveTitle("My initiatives · Cairn");
  await page.goBack();
  await expect(page).toHaveTitle("Org chart · Cairn");
});

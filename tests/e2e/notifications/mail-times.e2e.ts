import { expect, test } from "@playwright/test";
import { openBrowserAs, signIn } from "../steps.ts";

const own = "/app/my-data/my-settings/notifications";
const company = "/app/company/settings/platform/notifications";

test("a person chooses when mails come, and the company fixes it for all @phone2", async ({ page, browser }) => {
  await signIn(page, "employee@globex.test");
  await page.goto(own);
  const choice = page.getByLabel("Feedback", { exact: true });
  await choice.selectOption({ label: "Once a day, at 8 in the morning" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your choice is saved.")).toBeVisible();
  await page.goto("/settings/my-notifications");
  await expect(page).toHaveURL(new RegExp(`${own}$`));
  await expect(choice).toHaveValue("DAILY");

  const admin = await openBrowserAs(browser, page, "admin@globex.test");
  await admin.goto(company);
  const row = admin.getByRole("row").filter({ has: admin.getByLabel("Feedback", { exact: true }) });
  const fixed = row.getByLabel("By mail: fixed for everybody");
  await fixed.check();
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  await expect(admin.getByText("Your choice is saved.")).toBeVisible();
  await page.reload();
  // The part with the three of its kinds that go by mail.
  await expect(page.getByText("At once (your company decides)")).toHaveCount(4);

  await fixed.uncheck();
  await admin.getByRole("button", { name: "Save", exact: true }).click();
  await page.reload();
  await expect(choice).toHaveValue("DAILY");
  await admin.context().close();
});

test("kinds are below their part, found by their words, and say where they differ @phone2", async ({ page }) => {
  await signIn(page, "skip@globex.test");
  await page.goto(own);
  const reminders = page.getByLabel("Reminders of open requests", { exact: true });
  await expect(page.getByText("Everything is as by default.")).toBeVisible();
  await expect(reminders).toBeHidden();
  await page.getByLabel("Find a kind of notification").fill("reminder request");
  await reminders.selectOption({ label: "Never" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Your choice is saved.")).toBeVisible();
  await page.goto("/app/notifications");
  await page.goto(`${own}#goals.yours`);
  await expect(page.getByLabel("Your goals are closed, or become yours", { exact: true })).toBeInViewport();
  await expect(page.getByText("1 row differs from the default.")).toBeVisible();
  await expect(reminders).toHaveValue("NEVER");
  await reminders.selectOption({ label: "As above: At once" });
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText("Everything is as by default.")).toBeVisible();
  await page.getByRole("button", { name: /^Feedback/ }).click();
  await expect(reminders).toBeHidden();
});

test("what is opened from a mail is read in the inbox", async ({ page }) => {
  await signIn(page, "manager@globex.test");
  await page.goto("/app/notifications");
  const unread = page.locator('form:has(input[name="notificationId"])');
  const item = page.getByRole("listitem").filter({ has: unread }).last();
  const noticeId = await item.locator('input[name="notificationId"]').inputValue();
  const link = new URL((await item.getByRole("link").first().getAttribute("href"))!, page.url());
  const before = await unread.count();
  link.searchParams.set("notice", noticeId);
  await page.goto(link.href);
  await expect(page).not.toHaveURL(/notice=/);
  await page.goto("/app/notifications");
  await expect(unread).toHaveCount(before - 1);
  await expect(page.locator(`input[value="${noticeId}"]`)).toHaveCount(0);
});

test("a person is told in this browser, tries it, and ends it again @phone0", async ({ page, context }) => {
  await context.addInitScript(subscribeWithoutService);
  await signIn(page, "employee@globex.test");
  await page.goto(own);
  await page.getByRole("button", { name: "Notify me on this device" }).click();
  const devices = page.getByRole("list", { name: "Devices you are notified on" });
  await expect(devices.getByText("This device")).toBeVisible();
  await expect(page.getByRole("button", { name: "Notify me on this device" })).toBeHidden();

  const workers = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope, active }) => [
      new URL(scope).pathname,
      active?.state,
    ]),
  );
  expect(workers).toEqual([["/push/globex/", "activated"]]);

  await page.reload();
  await expect(devices.getByText("This device")).toBeVisible();
  await devices.getByRole("button", { name: /^Send a test to/ }).click();
  await expect(page.getByText("The test is on its way.")).toBeVisible();
  await devices.getByRole("button", { name: /^Remove/ }).click();
  await expect(devices).toBeHidden();
  await expect(page.getByRole("button", { name: "Notify me on this device" })).toBeVisible();
});

/**
 * Chromium without a head denies notifications and knows no push service: what they would answer is made up here, all else
 * is the browser's own.
 */
function subscribeWithoutService(): void {
  let permission: NotificationPermission = "default";
  Object.defineProperty(Notification, "permission", { get: () => (standing() === null ? permission : "granted") });
  Notification.requestPermission = () => Promise.resolve((permission = "granted"));
  const standing = () => localStorage.getItem("subscribed");
  const subscription = (endpoint: string) => ({
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh: `B${"A".repeat(86)}`, auth: "A".repeat(22) } }),
    unsubscribe: () => Promise.resolve(localStorage.removeItem("subscribed")),
  });
  Object.assign(PushManager.prototype, {
    getSubscription: () => Promise.resolve(standing() === null ? null : subscription(standing()!)),
    subscribe: () => {
      localStorage.setItem("subscribed", `https://push.example/${crypto.randomUUID()}`);
      return Promise.resolve(subscription(standing()!));
    },
  });
}

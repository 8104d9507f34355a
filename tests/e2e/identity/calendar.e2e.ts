import { expect, test } from "@playwright/test";
import { signIn, unique } from "../steps.ts";

test("a calendar reads one's due dates by an address of its own, until that is made anew or ended", async ({
  page,
  request,
}) => {
  const text = unique("Send the offer");
  await signIn(page, "skip@globex.test");
  await page.goto("/app/my-data/initiative/my-initiatives?new=true");
  const form = page.getByRole("form", { name: "New task" });
  await form.getByRole("textbox", { name: "Task", exact: true }).fill(text);
  await form.getByLabel("Due date").fill("2031-05-12");
  await form.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("link", { name: text, exact: true })).toBeVisible();

  await page.goto("/app/my-data/my-settings/calendar");
  await page.getByRole("button", { name: /Make an address|Make it anew/ }).click();
  const shown = page.locator("code", { hasText: "/calendar/globex/" });
  const address = new URL((await shown.textContent())!).pathname;
  const read = await request.get(address);
  expect(await read.text()).toContain(text);
  await page.reload();
  await expect(page.getByText("Your calendar address")).toBeVisible();
  await expect(shown).toHaveCount(0);
  await page.getByRole("button", { name: "Make it anew" }).click();
  await expect(shown).toBeVisible();
  expect((await request.get(address)).status()).toBe(404);
  const second = new URL((await shown.textContent())!).pathname;
  await page.getByRole("button", { name: "End it" }).click();
  await expect(page.getByText("No calendar reads your due dates yet")).toBeVisible();
  expect((await request.get(second)).status()).toBe(404);
});

test("one task is taken into a calendar from its panel", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/initiative/my-initiatives?due=month&status=OPEN");
  await page
    .getByRole("link", { name: /^Details of / })
    .first()
    .click();
  const panel = page.getByRole("dialog");
  await panel.getByLabel("More actions", { exact: true }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    panel.getByRole("link", { name: "Add to calendar" }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("task.ics");
});

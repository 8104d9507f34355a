import { expect, test } from "@playwright/test";
import { openFilters, signIn, unique } from "../steps.ts";

const list = "/app/my-data/goal/my-company";

test("filters are kept under a name, opened again, changed, replaced, deleted and brought back @phone2", async ({
  page,
}) => {
  const name = unique("Late ones");
  await signIn(page, "employee@acme.test");
  await page.goto(`${list}?period=all&status=OFF_TRACK`);
  await page.getByRole("link", { name: "Views", exact: true }).click();
  await page.getByRole("menuitem", { name: "Save or manage views…" }).click();
  const form = page.getByRole("form", { name: "Save current filters" });
  await form.getByRole("button", { name: "Save" }).click();
  await expect(form.getByText("Please give it a name.")).toBeVisible();
  await expect(form.getByLabel("Share with the company")).toHaveCount(0);
  await form.getByLabel("Name").fill(name);
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page).toHaveURL(/period=all&status=OFF_TRACK&savedView=/);
  await expect(page.getByRole("link", { name: `View: ${name}`, exact: true })).toBeVisible();

  await openFilters(page);
  await page.getByRole("combobox", { name: "Kind of goal" }).selectOption("ALL");
  await page.getByRole("link", { name: `View: ${name} (modified)` }).click();
  await page.getByRole("menuitem", { name: "Update with current filters" }).click();
  await expect(page.getByRole("button", { name: `View: ${name}`, exact: true })).toBeVisible();
  await page.goto(list);
  await page.getByRole("link", { name: "Views", exact: true }).click();
  await page.getByRole("menuitem", { name }).click();
  await expect(page).toHaveURL(/period=all&kind=ALL&status=OFF_TRACK&savedView=/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${list}$`));

  await page.goto(`/app/views?of=${encodeURIComponent(list)}`);
  await page.getByRole("button", { name: `Delete: ${name}` }).click();
  await expect(page.getByRole("link", { name, exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("link", { name, exact: true })).toBeVisible();
  await page.getByRole("button", { name: `Delete: ${name}` }).click();
  await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible();
});

test("a list opens with the view one chose, and without it where one says so", async ({ page }) => {
  const name = unique("Finished tasks");
  const tasks = "/app/my-data/initiative/my-initiatives";
  await signIn(page, "manager@acme.test");
  await page.goto(`/app/views?of=${encodeURIComponent(`${tasks}?status=COMPLETED`)}`);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await page.getByRole("link", { name: `View: ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "Make default" }).click();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.goto(tasks);
  await expect(page).toHaveURL(/status=COMPLETED&savedView=/);
  await page.getByRole("link", { name: `View: ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: "No saved view" }).click();
  await expect(page).toHaveURL(/savedView=none$/);

  await page.goto(`/app/views?of=${encodeURIComponent(tasks)}`);
  await page.getByRole("button", { name: `Delete: ${name}` }).click();
  await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible();
  await page.goto(tasks);
  await expect(page).toHaveURL(new RegExp(`${tasks}$`));
});

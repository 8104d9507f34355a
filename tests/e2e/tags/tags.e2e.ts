import { expect, test, type Page } from "@playwright/test";
import { choose, openBrowserAs, openFilters, signIn, unique } from "../steps.ts";

/** Makes a tag by the form an administrator uses. */
async function makeTag(page: Page, kind: "Goals" | "Tasks", name: string): Promise<void> {
  await page.goto("/app/company/settings/tags");
  await page.getByRole("navigation", { name: "Tags", exact: true }).getByRole("link", { name: kind }).click();
  await expect(page).toHaveURL(kind === "Goals" ? /kind=GOAL/ : /kind=INITIATIVE/);
  await expect(page.getByRole("link", { name: "Add tag" }).first()).toHaveAttribute(
    "href",
    kind === "Goals" ? /kind=GOAL/ : /kind=INITIATIVE/,
  );
  await page.getByRole("link", { name: "Add tag" }).first().click();
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Colour").selectOption("Green");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("link", { name: `Edit ${name}` })).toBeVisible();
}

test("a tag is made, put on a goal, found by and taken off again", async ({ page, browser }) => {
  const [tag, title] = [unique("Trust"), unique("Answer within a day")];
  await signIn(page, "admin@acme.test");
  await makeTag(page, "Goals", tag);

  const employee = await openBrowserAs(browser, page, "employee@acme.test");
  await employee.goto("/app/my-data/goal/my-goals?createOkr=true&okrPanelType=SIMPLE");
  await employee.getByRole("textbox", { name: "Objective", exact: true }).fill(title);
  await employee.getByRole("button", { name: "Create", exact: true }).click();
  const panel = employee.getByRole("dialog", { name: title });
  await panel.getByText("Add tag").first().click();
  await choose(panel.getByRole("combobox", { name: "Choose a tag" }), tag);
  await panel.getByRole("button", { name: "Add tag" }).click();
  await expect(panel.getByRole("button", { name: `Remove ${tag}` })).toBeVisible();
  await panel.getByRole("link", { name: "Activity" }).click();
  await expect(panel.getByText(/changed the tags/)).toBeVisible();

  await employee.goto("/app/my-data/goal/my-goals");
  await openFilters(employee);
  await choose(employee.getByRole("combobox", { name: "Tag", exact: true }), tag);
  await expect(employee).toHaveURL(/tag=/);
  const rows = employee.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(2);
  await employee.getByRole("link", { name: title }).click();
  await panel.getByRole("button", { name: `Remove ${tag}` }).click();
  await expect(panel.getByRole("button", { name: `Remove ${tag}` })).toHaveCount(0);
  await employee.context().close();
});

test("a tag of tasks is put on one task, then the list shows that task alone", async ({ page, browser }) => {
  const [tag, text] = [unique("Waiting"), unique("Ask the supplier")];
  await signIn(page, "admin@acme.test");
  await makeTag(page, "Tasks", tag);

  const employee = await openBrowserAs(browser, page, "employee@acme.test");
  await employee.goto("/app/my-data/initiative/my-initiatives?new=true");
  const form = employee.getByRole("form", { name: "New task" });
  await form.getByRole("textbox", { name: "Task", exact: true }).fill(text);
  await form.getByRole("button", { name: "Add" }).click();
  await expect(employee.getByRole("link", { name: text, exact: true })).toBeVisible();
  await employee.goto(`/app/my-data/initiative/my-initiatives?text=${encodeURIComponent(text)}`);
  await employee.getByRole("link", { name: `Details of ${text}` }).click();
  const panel = employee.getByRole("dialog", { name: text });
  await panel.getByText("Add tag").first().click();
  await choose(panel.getByRole("combobox", { name: "Choose a tag" }), tag);
  await panel.getByRole("button", { name: "Add tag" }).click();
  await expect(panel.getByRole("button", { name: `Remove ${tag}` })).toBeVisible();

  await employee.goto("/app/my-data/initiative/my-initiatives");
  await openFilters(employee);
  await choose(employee.getByRole("combobox", { name: "Tag", exact: true }), tag);
  await expect(employee.getByRole("link", { name: text, exact: true })).toBeVisible();
  await expect(employee.getByRole("button", { name: /^Completed: / })).toHaveCount(1);
  await employee.context().close();
});

test("a deleted tag is asked about first, taken back in passing, and restored from the list of deleted ones @phone0", async ({
  page,
}) => {
  const tag = unique("Passing");
  await signIn(page, "admin@acme.test");
  await makeTag(page, "Goals", tag);
  const ask = page.getByRole("link", { name: `Delete ${tag}` });
  const edit = page.getByRole("link", { name: `Edit ${tag}` });
  await ask.click();
  const panel = page.getByRole("dialog", { name: `Delete ${tag}` });
  await expect(panel.getByText("It stands on nothing you may see.")).toBeVisible();
  await panel.getByRole("button", { name: "Delete tag" }).click();
  await expect(edit).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(edit).toBeVisible();
  await ask.click();
  await panel.getByRole("button", { name: "Delete tag" }).click();
  // By the keyboard: on a phone what is said in passing lies over the end of the list for a while.
  await page.getByRole("button", { name: `Restore ${tag}` }).press("Enter");
  await expect(edit).toBeVisible();
  await page.getByRole("listitem").filter({ has: edit }).getByRole("link", { name: "on no goal" }).press("Enter");
  await expect(page.getByRole("heading", { name: tag })).toBeVisible();
  await expect(page.getByText("Nothing that you may see has this tag.")).toBeVisible();
});

test("a tag with others below it leads to those, and what stands on goals leads to them", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/settings/tags?kind=GOAL");
  await page.getByRole("link", { name: "Delete Customer trust" }).click();
  const panel = page.getByRole("dialog", { name: "Delete Customer trust" });
  await expect(panel.getByText(/tags stand below this one/)).toBeVisible();
  await expect(panel.getByRole("link", { name: "Reliability" })).toBeVisible();
  await expect(panel.getByRole("button", { name: "Delete tag" })).toHaveCount(0);
  await page.goto("/app/company/settings/tags?kind=GOAL");
  await page
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name: "Edit Customer trust" }) })
    .getByRole("link", { name: /goals/ })
    .click();
  await expect(page.getByRole("heading", { name: "Customer trust" })).toBeVisible();
  await page.getByRole("link", { name: "Open as a list" }).click();
  await expect(page).toHaveURL(/my-company\?.*tag=/);
});

test("without a script a tag is deleted, and taken back where the page says so", async ({ browser, page }) => {
  const tag = unique("Plain");
  await signIn(page, "admin@acme.test");
  await makeTag(page, "Goals", tag);
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
    baseURL: new URL(page.url()).origin,
  });
  const still = await plain.newPage();
  await still.goto("/app/company/settings/tags?kind=GOAL");
  await still.getByRole("link", { name: `Delete ${tag}` }).click();
  await still.getByRole("button", { name: "Delete tag" }).click();
  await expect(still.getByText(`“${tag}” is deleted.`)).toBeVisible();
  await still.getByRole("button", { name: "Undo" }).click();
  await expect(still.getByRole("link", { name: `Edit ${tag}` })).toBeVisible();
  await plain.close();
});

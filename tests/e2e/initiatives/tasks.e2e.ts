import { expect, test, type Locator, type Page } from "@playwright/test";
import { openListMenu, signIn, unique } from "../steps.ts";

const mine = "/app/my-data/initiative/my-initiatives";

/** Writes a task down by the form a person uses, and leaves it alone on the list. */
async function writeDown(page: Page, text: string): Promise<Locator> {
  await page.goto(`${mine}?new=true`);
  const form = page.getByRole("form", { name: "New task" });
  await form.getByRole("textbox", { name: "Task", exact: true }).fill(text);
  await form.getByRole("button", { name: "Add" }).click();
  await expect(page.getByRole("link", { name: text, exact: true })).toBeVisible();
  await page.goto(`${mine}?text=${encodeURIComponent(text)}`);
  return page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Completed: ${text}` }) });
}

test("a task is written down, dated and reworded where it stands, done and taken back @phone", async ({ page }) => {
  const text = unique("Call the supplier");
  await signIn(page, "employee@acme.test");
  const row = await writeDown(page, text);
  await expect(row.getByText("Unplanned")).toBeVisible();

  await row.getByRole("button", { name: `Change the due date of ${text}` }).click();
  await row.getByLabel("Due date").fill("2099-03-01");
  await row.getByLabel("Due date").press("Enter");
  await expect(row.getByText("Mar 1, 2099")).toBeVisible();
  await expect(row.getByText("Ongoing")).toBeVisible();

  await row.getByRole("link", { name: text, exact: true }).click();
  await row.getByRole("textbox", { name: "Task", exact: true }).fill("   ");
  await row.getByRole("textbox", { name: "Task", exact: true }).press("Enter");
  await expect(row.getByRole("link", { name: text, exact: true })).toBeVisible();

  await row.getByRole("button", { name: `Completed: ${text}` }).click();
  await expect(row.getByText("Completed", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row.getByText("Ongoing")).toBeVisible();
});

test("a task with all its details comes back every week, is duplicated, and stops @turn1", async ({ page }) => {
  const text = unique("Water the plants");
  await signIn(page, "employee@acme.test");
  await page.goto(`${mine}?new=true`);
  await page.getByRole("link", { name: "More details" }).click();
  const create = page.getByRole("dialog", { name: "New task" });
  await create.getByRole("textbox", { name: "Task" }).fill(text);
  await create.getByLabel("Repeats").selectOption("Weekly");
  await create.getByLabel("Monday").uncheck();
  await create.getByRole("button", { name: "Create task" }).click();
  await expect(create.getByText("Select at least one day of the week.")).toBeVisible();
  await create.getByLabel("Tuesday").check();
  await create.getByLabel("Friday").check();
  await create.getByRole("button", { name: "Create task" }).click();
  await expect(page.getByText("Task created")).toBeVisible();
  await page.goto(`${mine}?text=${encodeURIComponent(text)}`);
  const row = page.getByRole("listitem").filter({ has: page.getByRole("button", { name: `Completed: ${text}` }) });
  await row.locator("summary").click();
  await row.getByRole("link", { name: "Duplicate" }).click();
  const copy = page.getByRole("dialog", { name: "Duplicate task" });
  await expect(copy.getByRole("textbox", { name: "Task" })).toHaveValue(text);
  await expect(copy.getByLabel("Friday")).toBeChecked();
  await copy.getByRole("link", { name: "Cancel" }).click();
  await row.getByRole("link", { name: `Details of ${text}` }).click();
  const panel = page.getByRole("dialog", { name: text });
  await expect(panel.getByText("Every week on Tuesday and Friday")).toBeVisible();
  await expect(panel.getByText(/^next on/)).toBeVisible();
  await panel.getByRole("button", { name: "Stop repeating" }).click();
  await expect(panel.getByText("no longer repeats")).toBeVisible();
});

test("the board shows where a task stands, follows what is done to it, and remembers a folded column", async ({
  page,
}) => {
  const text = unique("Order the chairs");
  await signIn(page, "employee@acme.test");
  await writeDown(page, text);
  await page.goto(`${mine}?text=${encodeURIComponent(text)}`);
  await page.getByRole("group", { name: "View" }).getByRole("link", { name: "Board" }).click();
  const unplanned = page.getByRole("region", { name: /Unplanned/ });
  const completed = page.getByRole("region", { name: /Completed/ });
  await expect(unplanned.getByRole("link", { name: text, exact: true })).toBeVisible();
  await unplanned.getByRole("button", { name: `Completed: ${text}` }).click();
  await expect(completed.getByRole("link", { name: text, exact: true })).toBeVisible();
  await completed.getByRole("button", { name: /^Completed \d/ }).click();
  await expect(completed.getByRole("link", { name: text, exact: true })).toBeHidden();
  await page.reload();
  await expect(completed.getByRole("link", { name: text, exact: true })).toBeHidden();
});

test("a goal shows the tasks for it, and says when all are done and its number has not moved @turn2", async ({
  page,
}) => {
  const title = unique("Open three branches");
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/goal/my-goals?createOkr=true");
  const create = page.getByRole("dialog", { name: "New objective" });
  await create.getByRole("textbox", { name: "Objective", exact: true }).fill(title);
  await create
    .getByRole("group", { name: "Key result 1" })
    .getByRole("textbox", { name: "Key result", exact: true })
    .fill("Branches opened");
  await create.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page).not.toHaveURL(/createOkr/);
  await page.goto(`/app/my-data/goal/my-goals?text=${encodeURIComponent(title)}`);
  await page.getByRole("link", { name: title }).first().click();
  const goal = page.getByRole("dialog", { name: title });
  const work = goal.getByRole("region", { name: "Tasks for this goal" });
  await work.getByRole("textbox", { name: "Task", exact: true }).fill("Find a house");
  await work.getByRole("button", { name: "Add" }).click();
  await expect(work.getByRole("link", { name: "Find a house", exact: true })).toBeVisible();
  await work.getByRole("button", { name: "Completed: Find a house" }).click();
  await expect(work.getByText("All tasks are done, but the value has not changed")).toBeVisible();
});

test("a card is moved on the board by keys, and taken back; a column that only time leads to takes none @phone2", async ({
  page,
}) => {
  const text = unique("Order new signs");
  await signIn(page, "employee@acme.test");
  await writeDown(page, text);
  await page.goto(`${mine}?view=BOARD&text=${encodeURIComponent(text)}`);
  const column = (name: string) => page.getByRole("region", { name: new RegExp(`^${name}`) });
  await expect(column("Unplanned").getByRole("link", { name: text, exact: true })).toBeVisible();
  const grip = page.getByRole("button", { name: `Move “${text}”` });
  // A key that comes before the page is alive moves nothing.
  await page.locator("html[data-alive=true]").waitFor();
  await grip.focus();
  await page.keyboard.press("Space");
  await expect(column("Delayed")).toHaveAttribute("data-refuses", "true");
  // The board listens to arrows from the next turn of the browser's loop on (dnd-kit's keyboard sensor).
  await page.evaluate(() => new Promise((done) => setTimeout(done)));
  const towards = (page.viewportSize()?.width ?? 0) >= 1_100 ? "ArrowRight" : "ArrowDown";
  await page.keyboard.press(towards);
  await expect(column("Completed")).toHaveAttribute("data-over", "true");
  await page.keyboard.press("Space");
  await expect(column("Completed").getByRole("link", { name: text, exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(column("Unplanned").getByRole("link", { name: text, exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: `Completed: ${text}` })).toHaveAttribute("aria-pressed", "false");
});

test("due tasks are a file for a calendar", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  await page.goto(mine);
  const downloading = page.waitForEvent("download");
  await openListMenu(page);
  await page.getByRole("link", { name: "Calendar file" }).click();
  expect((await downloading).suggestedFilename()).toBe("tasks.ics");
});

test("cards show what one does for each goal; one that is folded stays so, and all of its tasks are one press away", async ({
  page,
}) => {
  await signIn(page, "employee@acme.test");
  await page.goto("/initiative/cards");
  await expect(page).toHaveURL(/view=CARDS/);
  const title = await page
    .getByRole("region")
    .filter({ has: page.getByRole("list") })
    .first()
    .getByRole("heading")
    .innerText();
  const card = page.getByRole("region", { name: title });
  await expect(card.getByRole("listitem").first()).toBeVisible();
  await card.getByRole("button", { name: title }).click();
  await expect(card.getByRole("listitem").first()).toBeHidden();
  await page.reload();
  await expect(card.getByRole("button", { name: title })).toHaveAttribute("aria-expanded", "false");
  await card.getByRole("button", { name: title }).click();
  await expect(card.getByRole("listitem").first()).toBeVisible();
});

test("a card of a report leads to as many tasks as it says", async ({ page }) => {
  await signIn(page, "manager@acme.test");
  await page.goto("/app/team/all-reports/initiative");
  await page.getByRole("link", { name: "Cards" }).click();
  await expect(page).toHaveURL(/status=OPEN/);
  const all = page.getByRole("link", { name: /^Show all \d+ tasks$/ }).first();
  const count = /\d+/.exec(await all.innerText())![0];
  await all.click();
  await expect(page).toHaveURL(/owner=/);
  await expect(page.getByText(`${count} tasks in all`)).toBeVisible();
});

test("of two windows on one task the second says that it was changed, keeps what was typed, and saves it when meant @turn0", async ({
  page,
}) => {
  const [text, theirs, lorry] = ["Rent a van", "Rent two vans", "Rent a lorry"].map(unique) as [string, string, string];
  await signIn(page, "employee@acme.test");
  const row = await writeDown(page, text);
  await row.getByRole("link", { name: `Details of ${text}` }).click();
  await page.getByRole("dialog", { name: text }).getByRole("link", { name: "Edit" }).click();
  const formIn = (window: Page) => window.getByRole("form", { name: "Edit" });
  const titleIn = (window: Page) => formIn(window).getByRole("textbox", { name: "Task", exact: true });
  await titleIn(page).fill(lorry);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await titleIn(other).fill(theirs);
  await formIn(other).getByRole("button", { name: "Save" }).click();
  await expect(other.getByRole("dialog", { name: theirs })).toBeVisible();

  await formIn(page).getByRole("button", { name: "Save" }).click();
  await expect(formIn(page).getByText("You have changed this in another window meanwhile.")).toBeVisible();
  await expect(page.getByRole("dialog", { name: theirs })).toBeVisible();
  await expect(titleIn(page)).toHaveValue(lorry);
  await formIn(page).getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("dialog", { name: lorry })).toBeVisible();
  await expect(formIn(page)).toBeHidden();
});

import { expect, test, type Page } from "@playwright/test";
import { openBrowserAs, signIn, unique } from "../steps.ts";

/** Makes a tag by the form an administrator uses. */
async function makeTag(page: Page, kind: "Goals" | "Tasks", name: string): Promise<void> {
  await page.goto("/app/company/settings/tags");
  await page.getByRole("navigation", { name: "Tags of goals and tasks" }).getByRole("link", { name: kind }).click();
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
  await employee.getByLabel("What do you want to reach?").fill(title);
  await employee.getByRole("button", { name: "Create", exact: true }).click();
  const panel = employee.getByRole("dialog", { name: title });
  await panel.getByLabel("Choose a tag").selectOption({ label: tag });
  await panel.getByRole("button", { name: "Put on" }).click();
  await expect(panel.getByRole("button", { name: `Take ${tag} off` })).toBeVisible();
  await expect(panel.getByText(/changed the tags/)).toBeVisible();

  await employee.goto("/app/my-data/goal/my-goals");
  await employee.getByLabel("Tag", { exact: true }).selectOption({ label: tag });
  await expect(employee).toHaveURL(/tag=/);
  const rows = employee.getByRole("table").getByRole("row");
  await expect(rows).toHaveCount(2);
  await employee.getByRole("link", { name: title }).click();
  await panel.getByRole("button", { name: `Take ${tag} off` }).click();
  await expect(panel.getByRole("button", { name: `Take ${tag} off` })).toHaveCount(0);
  await employee.context().close();
});

test("a tag of tasks is put on one task, then the list shows that task alone", async ({ page, browser }) => {
  const [tag, text] = [unique("Waiting"), unique("Ask the supplier")];
  await signIn(page, "admin@acme.test");
  await makeTag(page, "Tasks", tag);

  const employee = await openBrowserAs(browser, page, "employee@acme.test");
  await employee.goto("/app/my-data/initiative/my-initiatives?new=true");
  const form = employee.getByRole("form", { name: "New task" });
  await form.getByLabel("What is to be done").fill(text);
  await form.getByRole("button", { name: "Add" }).click();
  await expect(employee.getByRole("link", { name: text, exact: true })).toBeVisible();
  await employee.goto(`/app/my-data/initiative/my-initiatives?text=${encodeURIComponent(text)}`);
  await employee.getByRole("link", { name: `Details of ${text}` }).click();
  const panel = employee.getByRole("dialog", { name: text });
  await panel.getByLabel("Choose a tag").selectOption({ label: tag });
  await panel.getByRole("button", { name: "Put on" }).click();
  await expect(panel.getByRole("button", { name: `Take ${tag} off` })).toBeVisible();

  await employee.goto("/app/my-data/initiative/my-initiatives");
  await employee.getByLabel("Tag", { exact: true }).selectOption({ label: tag });
  await expect(employee.getByRole("link", { name: text, exact: true })).toBeVisible();
  await expect(employee.getByRole("button", { name: /^Completed: / })).toHaveCount(1);
  await employee.context().close();
});

import { expect, type Locator, type Page } from "@playwright/test";

/** An objective by the short form, left open in its panel; its id. */
export async function setObjective(page: Page, title: string): Promise<string> {
  await page.goto("/app?createOkr=true&okrPanelType=SIMPLE");
  const form = page.getByRole("dialog", { name: "New objective" });
  await form.getByRole("textbox", { name: "Objective", exact: true }).fill(title);
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  return /OBJECTIVE:([\da-f-]+)/.exec(decodeURIComponent(page.url()))![1]!;
}

/** A key result in percent under a goal, with a first value. */
export async function addMeasured(page: Page, goalId: string, title: string, value: string): Promise<void> {
  await page.goto(`/app/goal/${goalId}?act=add-key-result`);
  const form = page.getByRole("form", { name: "Add key result" });
  await form.getByRole("textbox", { name: "Key result", exact: true }).fill(title);
  await form.getByRole("button", { name: "Add key result" }).click();
  await expect(page.getByText("Key result added")).toBeVisible();
  await page.getByRole("link", { name: `Check in on ${title}` }).click();
  const checkIn = page.getByRole("form", { name: `Check in on ${title}` });
  await checkIn.getByLabel("Value today").fill(value);
  await checkIn.getByRole("button", { name: "Save check-in" }).click();
  await expect(page.getByText("Check-in saved")).toBeVisible();
}

/** Chooses by typing. */
export async function choose(panel: Page | Locator, field: string, text: string): Promise<void> {
  const page = "page" in panel ? panel.page() : panel;
  await panel.getByRole("combobox", { name: field }).fill(text);
  await page.getByRole("option", { name: text }).first().click();
}

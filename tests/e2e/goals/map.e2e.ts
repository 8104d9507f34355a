import { expect, test, type Locator, type Page } from "@playwright/test";
import { signIn, unique } from "../steps.ts";

/** The map, once it is drawn. */
async function openMap(page: Page, address: string): Promise<Locator> {
  await page.goto(address);
  const tree = page.getByRole("tree");
  await expect(tree.getByRole("treeitem").first()).toBeVisible();
  return tree;
}

/** An objective by the short form, under another where one is given; answers with its id. */
async function setObjective(page: Page, title: string, parentId?: string): Promise<string> {
  await page.goto(`/app?createOkr=true&okrPanelType=SIMPLE${parentId ? `&parentId=${parentId}` : ""}`);
  const form = page.getByRole("dialog", { name: "New objective" });
  await form.getByRole("textbox", { name: "Objective", exact: true }).fill(title);
  await form.getByRole("button", { name: "Create", exact: true }).click();
  await expect(page.getByRole("dialog", { name: title })).toBeVisible();
  return /OBJECTIVE:([\da-f-]+)/.exec(decodeURIComponent(page.url()))![1]!;
}

const wide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 800;

test("the tree is looked at as a map, opened with the keyboard, and kept in the address @phone2", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/goal/manage?view=TREE");
  await page.getByRole("link", { name: "Map", exact: true }).click();
  await expect(page).toHaveURL(/look=MAP/);
  const tree = await openMap(page, "/app/company/goal/manage?view=TREE&look=MAP");
  // Other journeys leave goals that nothing stands below.
  const first = tree.locator('[role="treeitem"][aria-expanded]').first();
  await first.focus();
  await page.keyboard.press("+");
  await expect(first).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowRight");
  await expect(tree.getByRole("treeitem", { level: 2 }).first()).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  await expect(first).toBeFocused();
  await page.keyboard.press("-");
  await expect(first).toHaveAttribute("aria-expanded", "false");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/panelStack=OBJECTIVE/);
});

test("a goal is found wherever it stands: the map opens the way to it, and shows its part alone and the whole again @turn0", async ({
  page,
}) => {
  const [title, part] = [unique("Map the harbour"), unique("Soundings taken")];
  await signIn(page, "employee@acme.test");
  await setObjective(page, part, await setObjective(page, title));
  const tree = await openMap(page, "/app/my-data/goal/my-company?view=TREE&look=MAP");
  const finder = page.getByRole("combobox", { name: "Find a goal on the map" });
  await finder.fill(part);
  await page.getByRole("option", { name: part }).click();
  const found = tree.getByRole("treeitem", { name: part });
  await expect(found).toHaveAttribute("aria-selected", "true");
  await expect(found).toBeInViewport();
  await found.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(tree.getByRole("treeitem", { name: title })).toBeFocused();
  await page.keyboard.press("Shift+Enter");
  const trail = page.getByRole("navigation", { name: "Position in the tree" });
  await expect(trail.getByText(title)).toHaveAttribute("aria-current", "page");
  await trail.getByRole("link", { name: "Whole tree" }).click();
  await expect(trail).toBeHidden();
});

test("only what is in sight has elements, and from far the map is painted", async ({ page }) => {
  test.skip(!wide(page), "measured at one width");
  await signIn(page, "admin@acme.test");
  const tree = await openMap(page, "/app/company/goal/manage?view=TREE&look=MAP&period=all&kind=ALL");
  for (let level = 0; level < 3; level += 1) {
    const more = page.getByRole("button", { name: "Expand one level" });
    if (await more.isEnabled()) await more.click();
    await expect(tree.locator("[aria-busy]")).toHaveCount(0);
  }
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThanOrEqual(1_500);
  await page.getByRole("button", { name: "Fit to screen" }).click();
  expect(await page.evaluate(() => document.querySelectorAll("*").length)).toBeLessThanOrEqual(1_500);
});

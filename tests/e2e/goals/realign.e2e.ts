import { expect, test, type Page } from "@playwright/test";
import { signIn, unique } from "../steps.ts";
import { addMeasured, choose, setObjective } from "./goal-steps.ts";

const realigned = (page: Page, title: string) => page.getByRole("dialog", { name: `Where “${title}” stands` });

async function openRealign(page: Page, goalId: string, title: string): Promise<void> {
  await page.goto(`/app/my-data/goal/my-goals?createOkr=true&okrPanelType=REALIGN&parentId=${goalId}`);
  await expect(realigned(page, title)).toBeVisible();
}

test("a goal is moved under another: what changes is shown first, done as shown, and taken back", async ({ page }) => {
  const [above, moved] = [unique("Be where customers are"), unique("Open three shops")];
  await signIn(page, "employee@acme.test");
  const parentId = await setObjective(page, above);
  const goalId = await setObjective(page, moved);
  await addMeasured(page, goalId, "Share of shops that are open", "60");

  await openRealign(page, goalId, moved);
  const panel = realigned(page, moved);
  await choose(panel, "Under which objective", above);
  await panel.getByRole("button", { name: "Show what changes" }).click();
  await expect(panel.getByText(`${moved}: from standing alone to ${above}`)).toBeVisible();
  await expect(panel.getByRole("status").getByText("60%")).toBeVisible();
  await expect(panel.getByText("so nobody is told")).toBeVisible();
  await panel.getByRole("button", { name: "Realign now" }).click();
  await expect(page.getByText("Realigned. It can be undone for 30 days.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(async () => (await page.request.get(`/app/goal/${parentId}`)).text()).not.toContain(moved);

  await openRealign(page, goalId, moved);
  await choose(panel, "Under which objective", above);
  await panel.getByRole("button", { name: "Show what changes" }).click();
  await panel.getByRole("button", { name: "Realign now" }).click();
  await expect(page.getByText("Realigned. It can be undone for 30 days.")).toBeVisible();
  await page.goto(`/app/goal/${parentId}`);
  await expect(page.getByRole("link", { name: moved })).toBeVisible();
});

test("a goal is not offered what stands below it", async ({ page }) => {
  const [above, below] = [unique("Earn trust"), unique("Answer within a day")];
  await signIn(page, "employee@acme.test");
  const parentId = await setObjective(page, above);
  const goalId = await setObjective(page, below);
  await openRealign(page, goalId, below);
  await choose(realigned(page, below), "Under which objective", above);
  await realigned(page, below).getByRole("button", { name: "Show what changes" }).click();
  await realigned(page, below).getByRole("button", { name: "Realign now" }).click();
  await expect(page.getByText("Realigned. It can be undone for 30 days.")).toBeVisible();

  await openRealign(page, parentId, above);
  const panel = realigned(page, above);
  await panel.getByRole("combobox", { name: "Under which objective" }).fill(below);
  await expect(page.getByText("No objective by that title")).toBeVisible();
  await expect(page.getByRole("option", { name: below })).toHaveCount(0);
});

test("a goal counts in one more goal, with a weight of its own there, until it no longer does", async ({ page }) => {
  const [other, goal] = [unique("Grow in the north"), unique("Win the fair")];
  await signIn(page, "employee@acme.test");
  const otherId = await setObjective(page, other);
  const goalId = await setObjective(page, goal);
  await addMeasured(page, goalId, "Share of stands with a deal", "40");
  await page.goto(`/app/goal/${goalId}?act=feed`);
  const form = page.getByRole("form", { name: "Let it count in one more" });
  await choose(form, "Goal it counts in", other);
  await form.getByText("Other details").click();
  await form.getByLabel("Importance").fill("2");
  await form.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Importance 2")).toBeVisible();
  await page.goto(`/app/goal/${otherId}`);
  await expect(page.getByText("40%").filter({ visible: true }).first()).toBeVisible();
  await page.goto(`/app/goal/${goalId}`);
  await page.getByRole("button", { name: `No longer count in “${other}”` }).click();
  await expect(page.getByText("It counts only where it stands.")).toBeVisible();
});

test("the tree is read as it stood on a past day, and today is one press away", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/goal/manage?view=TREE");
  const past = new Date(Date.now() - 30 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel("The tree as it stood on").fill(past);
  await expect(page).toHaveURL(new RegExp(`asOf=${past}`));
  await expect(page.getByText("For reading only, put together from moves, changes and check-ins.")).toBeVisible();
  await page.getByRole("link", { name: "Back to today" }).click();
  await expect(page).not.toHaveURL(/asOf=/);
});

test("an archived goal leaves the lists, and comes back", async ({ page }) => {
  const title = unique("Close the old warehouse");
  await signIn(page, "employee@acme.test");
  const id = await setObjective(page, title);
  await page.goto(`/app/goal/${id}`);
  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText("Archived; lists no longer show it")).toBeVisible();
  const list = `/app/my-data/goal/my-goals?text=${encodeURIComponent(title)}`;
  await page.goto(list);
  await expect(page.getByRole("link", { name: title })).toHaveCount(0);
  await page.goto(`/app/goal/${id}`);
  await page.getByLabel("More actions").click();
  await page.getByRole("button", { name: "Take out of the archive" }).click();
  await expect(page.getByText("Back on the lists")).toBeVisible();
  await page.goto(list);
  await expect(page.getByRole("link", { name: title }).first()).toBeVisible();
});

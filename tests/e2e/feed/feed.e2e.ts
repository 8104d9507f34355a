import { expect, test } from "@playwright/test";
import { openBrowserAs, signIn, unique } from "../steps.ts";

const feed = "/app/my-data/feed";
/** The smallest picture there is. */
const picture = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);

test("a post with a picture appears in an open browser, which stays where it is; it is marked and reworded @phone", async ({
  page,
  browser,
}) => {
  const text = unique("The portal is open");
  await signIn(page, "employee@acme.test");
  const other = await openBrowserAs(browser, page, "manager@acme.test");
  await other.goto(feed);
  await other.locator("html[data-alive=true]").waitFor();
  const firstBefore = await other.locator("article").first().textContent();

  await page.goto(feed);
  await page.locator("html[data-alive=true]").waitFor();
  await page.getByLabel("Your post").fill(`${text} #portal`);
  await page.locator("input[type=file]").setInputFiles({ name: "portal.png", mimeType: "image/png", buffer: picture });
  await expect(page.getByRole("button", { name: "Remove portal.png" })).toBeVisible();
  await expect(page.getByText("Everyone at Acme Robotics can read this.")).toBeVisible();
  await page.getByRole("button", { name: "Share" }).click();
  const mine = page.locator("article", { hasText: text });
  await expect(mine).toBeVisible();

  const bar = other.getByRole("link", { name: /^\d+ new posts?$/ });
  await expect(bar).toBeVisible();
  expect(await other.locator("article").first().textContent()).toBe(firstBefore);
  await bar.click();
  const theirs = other.locator("article", { hasText: text });
  await expect(theirs.getByRole("img", { name: /^Picture posted by/ })).toBeVisible();
  await theirs.getByRole("button", { name: "Applause" }).click();
  await expect(theirs.getByRole("button", { name: "Applause, 1" })).toHaveAttribute("aria-pressed", "true");

  await mine.locator("summary").click();
  await mine.getByRole("link", { name: "Edit" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /^Post by/ })).toBeVisible();
  await page.getByLabel("Your post").fill(`${text}, at last #portal`);
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`${text}, at last`)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Edit history" })).toBeVisible();
  await other.context().close();
});

test("what a text suggests is offered with its words, and who would read it is said", async ({ page }) => {
  await signIn(page, "employee@acme.test");
  await page.goto(feed);
  await page.locator("html[data-alive=true]").waitFor();
  const field = page.getByLabel("Your post");
  await field.pressSequentially("Thank you @");
  await page.getByRole("listbox", { name: "People to mention" }).getByRole("option", { selected: true }).waitFor();
  await field.press("Enter");
  await expect(page.getByText("“thank you” sounds like Kudos.")).toBeVisible();
  await page.getByRole("button", { name: "Change to Kudos" }).click();
  await expect(page.locator("#create-post").getByLabel("Type")).toHaveValue("KUDOS");
  await page.getByLabel("Who can read this").selectOption("PEOPLE");
  await expect(page.getByText("Only you and the people you mention can read this.")).toBeVisible();
  await field.fill("");
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByText("Please write something.")).toBeVisible();
});

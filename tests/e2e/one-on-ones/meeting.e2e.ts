import { expect, test } from "@playwright/test";
import { openBrowserAs, signIn, unique } from "../steps.ts";

test("two people prepare a 1:1: what is shared both read, what is private stays with its author @phone", async ({
  page,
  browser,
}) => {
  const shared = unique("Where the pricing stands");
  const secret = unique("Ask about a raise");
  const note = unique("We decide in March");
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/oneOnOne/my-one-on-one?relation=MANAGER");
  await page.getByRole("table").getByRole("link").first().click();
  await expect(page.getByRole("heading", { name: "Agenda" })).toBeVisible();
  await page.locator("html[data-alive=true]").waitFor();

  const add = async (text: string) => {
    await page.getByRole("textbox", { name: "New talking point" }).fill(text);
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("button", { name: `Edit: ${text}` })).toBeVisible();
  };
  await add(shared);
  await page.getByRole("checkbox", { name: "Only for me" }).check();
  await expect(page.getByText("Only you can read this.").first()).toBeVisible();
  await add(secret);

  await page.getByRole("textbox", { name: "Shared notes" }).click();
  await page.keyboard.type(note);
  await expect(page.getByText("All changes saved")).toBeVisible();

  const other = await openBrowserAs(browser, page, "manager@acme.test");
  await other.goto(page.url());
  await expect(other.getByText(shared)).toBeVisible();
  await expect(other.getByText(note)).toBeVisible();
  await expect(other.getByText(secret)).toHaveCount(0);
  await other.context().close();

  await page.getByRole("button", { name: `Remove: ${shared}` }).click();
  await expect(page.getByText(shared)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: `Edit: ${shared}` })).toBeVisible();
});

test("both type the shared notes at once, one without a network for a while, and not a character is missing", async ({
  page,
  browser,
}) => {
  await signIn(page, "employee@globex.test");
  await page.goto("/app/my-data/oneOnOne/my-one-on-one?relation=MANAGER");
  await page.getByRole("table").getByRole("link").first().click();
  const mine = page.getByRole("textbox", { name: "Shared notes" });
  await expect(mine).toBeVisible();
  const other = await openBrowserAs(browser, page, "manager@globex.test");
  await other.goto(page.url());
  const theirs = other.getByRole("textbox", { name: "Shared notes" });
  const type = async (where: typeof mine, text: string) => {
    await where.click();
    await where.press("Control+End");
    await where.press("Enter");
    await where.pressSequentially(text);
  };
  const both = [unique("Tuesdays"), unique("Supplier"), unique("March")];
  await type(mine, both[0]!);
  await expect(theirs).toContainText(both[0]!);
  await page.context().setOffline(true);
  await type(mine, both[1]!);
  await type(theirs, both[2]!);
  await expect(page.getByText("No connection. What you typed is still here")).toBeVisible();
  await expect(theirs).not.toContainText(both[1]!);
  await page.context().setOffline(false);
  for (const text of both) {
    await expect(theirs).toContainText(text);
    await expect(mine).toContainText(text);
  }
  await expect.poll(async () => (await mine.innerText()) === (await theirs.innerText())).toBe(true);
  await other.reload();
  for (const text of both) await expect(theirs).toContainText(text);
  await other.context().close();
});

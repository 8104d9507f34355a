import { expect, test, type Page } from "@playwright/test";
import { signIn } from "../steps.ts";

/** How often something goes wrong while somebody writes; `CAIRN_CHAOS=1000` tries more. */
const runs = Number(process.env.CAIRN_CHAOS ?? (process.env["CAIRN_LONG"] === "1" ? 40 : 8));
/** What goes wrong: each kind as often as the others. */
const kinds = ["reload", "offline", "signed out", "two windows"] as const;

const words = (page: Page) => page.locator("form#review-form textarea").first();
const said = (page: Page) => page.getByRole("status");

/** Numbers that look random and are the same each time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
}

test(`of what is typed into a form nothing is lost in ${runs} runs of what can go wrong`, async ({ page, context }) => {
  test.setTimeout(120_000 + runs * 8_000);
  // Leaving is asked about where something is not sent yet.
  page.on("dialog", (dialog) => void dialog.accept());
  await signIn(page, "manager@acme.test");
  await page.goto("/app/my-data/review/my-reviews");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^(Start|Continue)/ })
    .nth(1)
    .click();
  await expect(words(page)).toBeVisible();
  const address = page.url();
  const random = numbers(7);
  for (let run = 0; run < runs; run += 1) {
    const text = `Run ${run}: shipped the importer in ${Math.floor(random() * 90)} days.`;
    const wrong = kinds[run % kinds.length]!;
    if (wrong === "reload") await reloaded(page, text);
    if (wrong === "offline") await offline(page, text);
    if (wrong === "signed out") await signedOut(page, text);
    if (wrong === "two windows") await twoWindows(page, text, address);
    await page.goto(address);
    await expect(words(page), `${run}: ${wrong}`).toHaveValue(text);
  }
  await context.setOffline(false);
});

/** The page is loaded anew a moment after the last key; what was not sent yet is offered. */
async function reloaded(page: Page, text: string): Promise<void> {
  await words(page).fill(text);
  await page.reload();
  const offered = page.getByRole("button", { name: "Restore text" });
  await expect(words(page)).toBeVisible();
  await expect.poll(async () => (await offered.count()) > 0 || (await words(page).inputValue()) === text).toBe(true);
  if ((await offered.count()) > 0) await offered.click();
  await expect(words(page)).toHaveValue(text);
  await expect(page.getByText("All changes saved"))
    .toBeVisible()
    .catch(() => undefined);
}

/** The network is gone while somebody writes, and comes back. */
async function offline(page: Page, text: string): Promise<void> {
  await page.context().setOffline(true);
  await words(page).fill(text);
  await expect(said(page).getByText("No connection")).toBeVisible();
  await page.context().setOffline(false);
  await expect(said(page).getByText("All changes saved")).toBeVisible();
}

/** The session ends while somebody writes; they sign in in another window, and the page goes on. */
async function signedOut(page: Page, text: string): Promise<void> {
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await words(page).fill(text);
  await expect(said(page).getByText("You are signed out")).toBeVisible();
  await page.context().addCookies(cookies);
  await words(page).press("End");
  await words(page).pressSequentially(" ");
  await words(page).press("Backspace");
  await expect(said(page).getByText("All changes saved")).toBeVisible();
}

/** The same form in two windows: the second to write is told, and chooses. */
async function twoWindows(page: Page, text: string, address: string): Promise<void> {
  const other = await page.context().newPage();
  await other.goto(address);
  await expect(words(other)).toBeVisible();
  await words(other).fill(`${text} And more.`);
  await expect(said(other).getByText("All changes saved")).toBeVisible();
  await other.close();
  await words(page).fill(text);
  await page.getByRole("button", { name: "Keep what stands here" }).click();
  await expect(said(page).getByText("All changes saved")).toBeVisible();
}

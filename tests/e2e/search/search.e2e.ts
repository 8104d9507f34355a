import { expect, test } from "@playwright/test";
import { signIn } from "../steps.ts";

test("a misspelt colleague is found, the palette leads to all results, and they are narrowed to one kind", async ({
  page,
}) => {
  await signIn(page, "employee@acme.test");
  await page.goto("/app");
  await page.locator("html[data-alive]").waitFor();
  await page.keyboard.press("Control+k");
  await page.getByRole("combobox").fill("feedback");
  await page.getByRole("option", { name: "All results for “feedback”" }).click();
  await expect(page.getByRole("heading", { name: "Search", level: 1 })).toBeVisible();
  await page.getByRole("navigation", { name: "Kinds of results" }).getByRole("link", { name: /^Help/ }).click();
  await expect(page).toHaveURL(/filterType=help/);
  await page.getByRole("link", { name: "Ask for feedback" }).click();
  await expect(page.getByRole("heading", { name: "Ask for feedback", level: 1 })).toBeVisible();
  await page.goto("/search?label=Omar%20Vermaa");
  await expect(page.getByRole("status")).toContainText("These come close");
  await expect(page.getByRole("link", { name: "Omar Verma" }).first()).toBeVisible();
});

test("help opens beside the screen by its key, and by the top bar on a phone @phone", async ({ page, isMobile }) => {
  await signIn(page, "employee@acme.test");
  await page.goto("/app/my-data/develop/feedback");
  await page.locator("html[data-alive]").waitFor();
  if (isMobile) await page.getByRole("link", { name: "Open help" }).click();
  else await page.keyboard.press("?");
  const help = page.getByRole("dialog", { name: "Help on this screen" });
  await expect(help.getByText("Give feedback or praise")).toBeVisible();
  await expect(help.getByText("Ctrl")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(help).toBeHidden();
});

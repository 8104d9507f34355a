import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { readPdf } from "#tests/support/read-pdf.ts";
import { signIn } from "../steps.ts";

test("insights are downloaded as a PDF with their numbers and goals, and the button is there on a phone @phone0", async ({
  page,
}) => {
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/goal/data-exports");
  const arrives = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download as PDF" }).click();
  const { text, title, language } = await readPdf(await readFile(await (await arrives).path()));
  expect(title).toMatch(/^How goals stand – /);
  expect(language).toBe("en");
  for (const words of ["Whose goals: The whole company", "Objectives by level and status", "Page 1 of "])
    expect(text).toContain(words);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
});

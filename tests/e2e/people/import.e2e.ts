import { expect, test } from "@playwright/test";
import { signIn, unique } from "../steps.ts";

test("a platform admin imports a file of an old spreadsheet, looks at each line first, and takes it back", async ({
  page,
}) => {
  const someone = unique("jo").replaceAll(" ", "");
  const lines = [
    "Vorname;Nachname;Email;Eintrittsdatum;Manager;Grade",
    `Jürgen;Öztürk;${someone}@acme.test;01.12.2026;manager@acme.test;G3`,
    "Lena;Vogel;lena@nowhere.test;31.02.2026;nobody@acme.test;G99",
  ];
  await signIn(page, "admin@acme.test");
  await page.goto("/app/company/settings/platform/employees");
  await page.getByRole("main").getByRole("link", { name: "Import", exact: true }).click();
  await page
    .getByLabel(/^File/)
    .setInputFiles({ name: "people.csv", mimeType: "text/csv", buffer: Buffer.from(lines.join("\r\n"), "latin1") });
  await page.getByRole("button", { name: "Upload file" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "people.csv" })).toBeVisible();
  await expect(page.getByLabel("Date format")).toHaveValue("dd.MM.yyyy");
  await page.getByRole("button", { name: "Check", exact: true }).click();
  const outcome = page.getByRole("table", { name: "What the line says" });
  await expect(outcome.getByRole("row").filter({ hasText: "Jürgen Öztürk" })).toContainText("New");
  await expect(
    outcome
      .getByRole("row")
      .filter({ hasText: "Lena Vogel" })
      .or(outcome.getByRole("row").filter({ hasText: "lena@nowhere.test" })),
  ).toContainText("is no date like dd.MM.yyyy");
  await page.getByLabel("Leave out 1 refused line").check();
  await page.getByRole("button", { name: "Apply 1 change" }).click();
  // It is done in the background, by a worker that may have other things to do.
  await expect(page.getByText("1 change was applied.")).toBeVisible({ timeout: 40_000 });
  await page.getByRole("button", { name: "Undo import" }).click();
  await expect(page.getByText("This import was undone.")).toBeVisible();
  await page.getByRole("link", { name: "Import people" }).click();
  // By the clock of the company, where a day begins before it does in UTC.
  const today = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "Europe/Berlin" }).format(new Date());
  await expect(page.getByRole("table", { name: "Earlier files" }).getByRole("row").nth(1)).toContainText(today);
  await page.goto(`/app/company/settings/platform/employees?search=${someone}`);
  await expect(page.getByText("Nobody matches")).toBeVisible();
});

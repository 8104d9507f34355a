import { expect, test } from "@playwright/test";
import sharp from "sharp";
import { signIn } from "../steps.ts";

test("somebody puts up a photo, colleagues see it, and it is taken away and brought back @phone1", async ({ page }) => {
  const picture = await sharp({ create: { width: 500, height: 300, channels: 3, background: "#2a6f97" } })
    .png()
    .toBuffer();
  await signIn(page, "employee@acme.test");
  await page.goto("/app");
  const own = await page.evaluate(
    async () =>
      ((await (await fetch("/app/people/search?text=employee@acme.test")).json()) as { people: { id: string }[] })
        .people[0]!.id,
  );
  await page.goto(`/app/employee/${own}`);
  const shown = page.getByRole("main").getByRole("img").first();
  // Whoever tries the product has a drawn portrait; the photo takes its place.
  const former = (await shown.getAttribute("src"))!;
  await page.getByRole("link", { name: /^(Add|Change) photo$/ }).click();
  await page
    .getByLabel(/^Picture/)
    .setInputFiles({ name: "me.svg", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await page.getByRole("button", { name: "Save photo" }).click();
  await expect(page.getByText("Only JPEG, PNG and WebP pictures are taken.")).toBeVisible();
  await page.getByLabel(/^Picture/).setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  await page.getByRole("button", { name: "Save photo" }).click();
  await expect(page.getByText("Photo saved")).toBeVisible();
  await expect(shown).toHaveAttribute("src", /\/app\/photo\//);
  await expect(shown).not.toHaveAttribute("src", former);
  const address = await shown.getAttribute("src");
  const answer = await page.request.get(address!);
  expect([answer.status(), answer.headers()["content-type"], answer.headers()["x-content-type-options"]]).toEqual([
    200,
    "image/webp",
    "nosniff",
  ]);
  expect((await page.request.get(address!, { headers: { "If-None-Match": answer.headers()["etag"]! } })).status()).toBe(
    304,
  );
  await page.getByRole("button", { name: "Remove photo" }).click();
  await expect(page.getByText("Photo removed")).toBeVisible();
  expect((await page.request.get(address!)).status()).toBe(404);
  await page.getByRole("button", { name: "Restore photo" }).click();
  await expect(shown).toHaveAttribute("src", address!);
  await page.goto(`/app/employee/${own}`);
  await expect(page.locator(`img[src*="/app/photo/"]`).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

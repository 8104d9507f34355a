import { expect, test } from "@playwright/test";
import { signIn } from "../steps.ts";
import { embedding, HostSite, visit } from "./host-site.ts";

const elements = `<cairn-goal-list owner="me" limit="2"></cairn-goal-list><cairn-goal-card></cairn-goal-card>`;

test("a site shows a person's goals with a key of the admin, in the language of its page, and none once it is revoked", async ({
  page,
  baseURL,
}) => {
  await using site = await HostSite.open(baseURL!);
  await site.nameTo(page);
  site.show("en", ["goal-list", "goal-card"], elements);
  const { host, complaints } = await visit(page, site);
  const list = host.locator("cairn-goal-list");
  await expect(list.getByRole("listitem").first()).toBeVisible();
  await expect(list.getByRole("progressbar").first()).toHaveAttribute("aria-label", /.+/);
  const address = await list.getByRole("link").first().getAttribute("href");
  expect(address).toContain(`${baseURL}/app/goal/`);
  await host.evaluate(
    (id) => document.querySelector("cairn-goal-card")!.setAttribute("goal-id", id),
    address!.split("/").at(-1)!,
  );
  await expect(host.locator("cairn-goal-card").getByText(/^Due /)).toBeVisible();
  expect(await host.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await host.evaluate(() => {
    const [list, provider] = [document.querySelector("cairn-goal-list")!, document.querySelector("cairn-provider")!];
    const late = document.body.appendChild(document.createElement("cairn-provider"));
    late.append(list);
    for (const name of provider.getAttributeNames()) late.setAttribute(name, provider.getAttribute(name)!);
  });
  await expect(
    host.locator("cairn-provider").last().locator("cairn-goal-list").getByRole("listitem").first(),
  ).toBeVisible();
  expect(complaints).toEqual([]);

  site.show("ar", ["goal-list"], elements);
  await host.goto(site.address);
  await expect(list.getByText(/يستحق في/).first()).toBeVisible();

  await page.goto(embedding);
  await page.getByRole("listitem").filter({ hasText: site.name }).getByRole("link", { name: "Change" }).click();
  await page.getByRole("button", { name: `Revoke “${site.name}”` }).click();
  await expect(page.getByRole("list", { name: "Revoked keys" }).getByText(site.name)).toBeVisible();
  await host.goto(site.address);
  await expect(list.getByRole("alert")).toBeVisible();
});

test("an address that is no site is refused, and what was typed stays", async ({ page }) => {
  await signIn(page, "admin@acme.test");
  await page.goto(embedding);
  await page.getByRole("textbox", { name: "Name" }).fill("Portal");
  await page.getByLabel("Sites").fill("intranet.example.com");
  await page.getByRole("button", { name: "Create key" }).click();
  await expect(page.getByText("Enter one site address per line, beginning with https://").first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Portal");
});

test("a site that nobody named says that it shows nothing, and offers to try again", async ({ page, baseURL }) => {
  await using site = await HostSite.open(baseURL!);
  site.show("en", ["goal-list"], `${elements}<cairn-goal-list id="own"> Goals stand in Cairn. </cairn-goal-list>`);
  await page.goto(site.address);
  const list = page.locator("cairn-goal-list").first();
  await expect(list.getByRole("alert")).toContainText("This cannot be shown right now.");
  await expect(list.getByRole("button", { name: "Try again" })).toBeVisible();
  await expect(page.getByText("Goals stand in Cairn.")).toBeVisible();
  await expect(page.locator("#own").getByRole("alert")).toHaveCount(0);
});

test("what a page's maker left out or took wrong is told apart, and stands in the console once", async ({
  page,
  baseURL,
}) => {
  await using site = await HostSite.open(baseURL!);
  await site.nameTo(page);
  const provider = (attributes: string, inside: string) => `<cairn-provider ${attributes}>${inside}</cairn-provider>`;
  const list = (id: string) => `<cairn-goal-list id="${id}"></cairn-goal-list>`;
  site.show("en", ["goal-list", "goal-card"], `<cairn-goal-card id="no-goal-id"></cairn-goal-card>`);
  site.page += `${list("no-provider")}<div>${list("no-provider-again")}</div>
    ${provider(`company="acme" token-endpoint="/token"`, list("no-cairn"))}
    ${provider(`cairn="${baseURL}" token-endpoint="/token"`, list("no-company"))}
    ${provider(`cairn="${baseURL}" company="acme"`, list("no-token-source"))}
    ${provider(`cairn="${baseURL}" company="nobody" token-endpoint="/token"`, list("embeds.no-company"))}
    ${provider(`cairn="${baseURL}" company="globex" token-endpoint="/token"`, list("site-refused"))}`;
  const host = await page.context().newPage();
  const warned: string[] = [];
  host.on("console", (message) => message.type() === "warning" && warned.push(message.text()));
  await host.addInitScript(() => {
    addEventListener("cairn-error", (event) => {
      const { code, message, developerMessage } = (event as CustomEvent<Record<string, string>>).detail;
      (event.target as Element).setAttribute(
        "data-told",
        JSON.stringify([code, message !== "", developerMessage !== ""]),
      );
    });
  });
  await host.goto(site.address);
  const causes = [
    "no-goal-id",
    "no-provider",
    "no-cairn",
    "no-company",
    "no-token-source",
    "embeds.no-company",
    "site-refused",
  ];
  for (const code of causes)
    await expect(host.locator(`[id="${code}"]`)).toHaveAttribute("data-told", JSON.stringify([code, true, true]));
  await expect(host.locator("#no-provider-again").getByRole("alert")).toHaveText(
    "This part of the page is not set up yet.",
  );
  await expect(host.locator("#no-goal-id").getByRole("alert")).toHaveText("No goal was chosen to show here.");
  await expect(host.locator("#site-refused").getByRole("alert")).toContainText("This site may not show anything");
  const ours = warned.filter((line) => line.startsWith("Cairn: "));
  expect(ours.map((line) => /\(([a-z.-]+)\)$/.exec(line)?.[1]).toSorted()).toEqual(causes.toSorted());
});

test("a long title keeps to its box at every width, in both directions @turn0", async ({ page, baseURL }) => {
  await using site = await HostSite.open(baseURL!);
  await site.nameTo(page);
  const title = `Make every customer's first week ${"so much calmer and clearer ".repeat(6)}Donaudampfschifffahrtsgesellschaftskapitän`;
  const host = await page.context().newPage();
  await host.route("**/embed/v1/acme/goals**", async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { goals?: { title: string }[]; title: string };
    for (const goal of body.goals ?? [body]) goal.title = title;
    await route.fulfill({ response: answer, json: body });
  });
  for (const [language, width] of [320, 390, 1280].flatMap(
    (each) =>
      [
        ["en", each],
        ["ar", each],
      ] as const,
  )) {
    await host.setViewportSize({ width, height: 900 });
    const one = (name: string) =>
      `<cairn-goal-${name} goal-id="00000000-0000-7000-8000-000000000000"></cairn-goal-${name}>`;
    site.show(
      language,
      ["goal-list", "goal-card", "goal-progress"],
      `<cairn-goal-list limit="2"></cairn-goal-list>${one("card")}${one("progress")}`,
    );
    await host.goto(site.address);
    const address = await host.locator("cairn-goal-list").getByRole("link").first().getAttribute("href");
    for (const name of ["card", "progress"])
      await host.evaluate(
        ([element, id]) => document.querySelector(element!)!.setAttribute("goal-id", id!),
        [`cairn-goal-${name}`, address!.split("/").at(-1)!],
      );
    await expect(host.getByRole("progressbar")).toHaveCount(4);
    expect(await host.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    const oneLine = await host.locator("cairn-goal-progress").boundingBox();
    expect(oneLine!.height).toBeLessThan(60);
    // A Latin title keeps its beginning, whatever the direction around it; nothing stands on the bar.
    await expect(host.locator("cairn-goal-progress").getByRole("link")).toHaveCSS("direction", "ltr");
    await expect(host.locator("cairn-goal-progress").getByRole("link")).toHaveCSS("font-size", "14px");
    const card = host.locator("cairn-goal-card");
    const [text, bar] = [await card.getByRole("link").boundingBox(), await card.getByRole("progressbar").boundingBox()];
    expect(bar!.y - text!.y - text!.height).toBeGreaterThanOrEqual(3);
    await host.screenshot({ path: `.data/e2e/widgets-${language}-${width}.png`, fullPage: true });
  }
});

test("the pieces of the guide are copied by their buttons, and it names what a site has to allow", async ({ page }) => {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await signIn(page, "admin@acme.test");
  await page.goto(embedding);
  await expect(page.getByText("trusted-types lit-html")).toBeVisible();
  await expect(page.getByText("the last part of its address in Cairn")).toBeVisible();
  const piece = page.getByRole("listitem").filter({ hasText: "content-type: text/plain" });
  await piece.getByRole("button", { name: "Copy", exact: true }).click();
  await expect(piece.getByRole("button", { name: "Copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("/embed/v1/acme/session");
});

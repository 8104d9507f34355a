import { expect, test, type Page } from "@playwright/test";
import { signIn } from "../steps.ts";
import { embedding, HostSite, visit } from "./host-site.ts";

const writing = ["Check in on goals", "Show praise", "Give praise"];

/** What a script of the page gets from Cairn: the status and the code of its answer, or that the browser kept it from it. */
function ask(host: Page, address: string, init: RequestInit = {}): Promise<string> {
  return host.evaluate(
    async ([url, sent]) => {
      try {
        const answer = await fetch(url!, JSON.parse(sent!) as RequestInit);
        const body = (await answer.json().catch(() => ({}))) as { code?: string; session?: string };
        return body.session ?? `${answer.status} ${body.code ?? ""}`.trim();
      } catch {
        return "kept from it";
      }
    },
    [address, JSON.stringify(init)],
  );
}
const token = (host: Page) => host.evaluate(async () => (await fetch("/token", { method: "POST" })).text());
const exchange = (host: Page, cairn: string, signed: string, company = "acme") =>
  ask(host, `${cairn}/embed/v1/${company}/session`, {
    method: "POST",
    body: signed,
    headers: { "content-type": "text/plain" },
  });
const as = (session: string, init: RequestInit = {}): RequestInit => ({
  ...init,
  headers: { authorization: `Bearer ${session}`, "content-type": "application/json" },
});

test("a token is good once, on its own site, for its own company, and for no more than its key may", async ({
  page,
  baseURL,
}) => {
  const cairn = baseURL!;
  await using site = await HostSite.open(cairn);
  await using other = await HostSite.open(cairn);
  await site.nameTo(page);
  await other.nameTo(page);
  site.show("en", [], "");
  other.show("en", [], "");
  const { host } = await visit(page, site);

  const signed = await token(host);
  const session = await exchange(host, cairn, signed);
  expect(session).toMatch(/^[\w-]{43}$/);
  expect(await exchange(host, cairn, signed), "replayed").toBe("401 embeds.token-refused");
  expect(await exchange(host, cairn, await token(host), "globex"), "another company").toBe("kept from it");
  const praise = as(session, { method: "POST", body: JSON.stringify({ toId: "x", body: "Hello" }) });
  expect(await ask(host, `${cairn}/embed/v1/acme/praise`, praise), "over-scoped").toBe("403 embeds.scope");

  const stolen = await token(host);
  const { host: elsewhere } = await visit(page, other);
  expect(await exchange(elsewhere, cairn, stolen), "on another named site").toBe("403 embeds.origin");
  expect(await ask(elsewhere, `${cairn}/embed/v1/acme/goals`, as(session))).toBe("401 embeds.session-ended");
});

test("a key that is replaced at once ends what it opened, and the site's new key goes on", async ({
  page,
  baseURL,
}) => {
  const cairn = baseURL!;
  await using site = await HostSite.open(cairn);
  await site.nameTo(page);
  site.show("en", [], "");
  const { host } = await visit(page, site);
  const session = await exchange(host, cairn, await token(host));
  expect(await ask(host, `${cairn}/embed/v1/acme/goals?limit=1`, as(session))).toBe("200");
  const late = await token(host);

  await page.goto(embedding);
  const row = page.getByRole("listitem").filter({ hasText: site.name }).first();
  await row.getByRole("link", { name: "Change" }).click();
  await row.getByLabel("Keep the old key for").selectOption("0");
  await row.getByRole("button", { name: "Rotate key" }).click();
  await expect(page.getByText(`Save the key “${site.name}” now`)).toBeVisible();
  expect(await ask(host, `${cairn}/embed/v1/acme/goals`, as(session)), "ended").toBe("401 embeds.session-ended");
  expect(await exchange(host, cairn, late), "of the former key").toBe("401 embeds.token-refused");
});

test("what somebody wrote never runs on the site that shows it", async ({ page, baseURL }) => {
  await using site = await HostSite.open(baseURL!);
  await site.nameTo(page, writing);
  site.policy = null;
  site.show("en", ["praise-wall"], `<cairn-praise-wall limit="1"></cairn-praise-wall>`);
  const { host } = await visit(page, site);
  const session = await exchange(host, baseURL!, await token(host));
  const people = await host.evaluate(
    async ([url, key]) => {
      const answer = await fetch(url!, { headers: { authorization: `Bearer ${key}` } });
      return ((await answer.json()) as { people: { id: string }[] }).people;
    },
    [`${baseURL}/embed/v1/acme/praise/people?text=a`, session],
  );
  const script = `<img src=x onerror="window.hit=1"></p></template><script>window.hit=1</script> \${window.hit=1}`;
  const body = JSON.stringify({ toId: people[0]!.id, body: `${script} ${Date.now()}` });
  expect(await ask(host, `${baseURL}/embed/v1/acme/praise`, as(session, { method: "POST", body }))).toBe("200");
  await host.reload();
  const wall = host.locator("cairn-praise-wall");
  await expect(wall.getByText(script)).toBeVisible();
  expect(await wall.locator("img, script").count()).toBe(0);
  expect(await host.evaluate(() => "hit" in window)).toBe(false);
});

test("a hostile page learns nothing by the cookie of who visits it, frames nothing, and cannot pass for a named site", async ({
  page,
  baseURL,
}) => {
  const cairn = baseURL!;
  await signIn(page, "admin@acme.test");
  await using hostile = await HostSite.open(cairn);
  hostile.policy = null;
  hostile.page = `<!doctype html><title>Win</title><iframe src="${cairn}/app"></iframe>`;
  const host = await page.context().newPage();
  const refused: string[] = [];
  host.on("console", (message) => message.type() === "error" && refused.push(message.text()));
  await host.goto(hostile.address);
  await expect.poll(() => refused.some((line) => /frame|X-Frame-Options/i.test(line))).toBe(true);
  const withCookies: RequestInit = { credentials: "include" };
  for (const address of ["/app", "/api/v1/feed/posts", "/embed/v1/acme/goals", "/app/feed/new"])
    expect(await ask(host, `${cairn}${address}`, withCookies), address).toBe("kept from it");
  const claimed = as("x".repeat(43), { headers: { origin: cairn, authorization: `Bearer ${"x".repeat(43)}` } });
  expect(await ask(host, `${cairn}/embed/v1/acme/goals`, claimed)).toBe("kept from it");
  const form: RequestInit = { ...withCookies, method: "POST", mode: "no-cors", body: "intent=create" };
  await ask(host, `${cairn}${embedding}`, form);
  await page.goto(embedding);
  await expect(page.getByText(hostile.address)).toHaveCount(0);
});

import { expect, test, type APIRequestContext } from "@playwright/test";
import { openBrowserAs, signIn } from "../steps.ts";

type Listed = { id: string; title: string };

async function goalsOf(request: APIRequestContext): Promise<Listed[]> {
  const answer = await request.get("/api/v1/goals?scope=company");
  expect(answer.status()).toBe(200);
  return ((await answer.json()) as { items: Listed[] }).items;
}

test("signed in at globex, nothing of acme exists, whatever address, id or header is sent", async ({
  page,
  browser,
}) => {
  await signIn(page, "admin@acme.test");
  const [acmeGoal] = await goalsOf(page.request);
  const spy = await openBrowserAs(browser, page, "admin@globex.test");

  const disguises: Record<string, string>[] = [
    {},
    { "X-Tenant": "acme", "X-Forwarded-Host": "acme.localhost" },
    { Host: "acme.localhost" },
  ];
  for (const headers of disguises) {
    const answer = await spy.request.get(`/api/v1/goals/${acmeGoal!.id}`, { headers });
    expect([401, 404]).toContain(answer.status());
    expect(await answer.text()).not.toContain(acmeGoal!.title);
  }
  await spy.goto(`/app/goal/${acmeGoal!.id}`);
  await expect(spy.getByText("Page not found")).toBeVisible();
  const titles = (await goalsOf(spy.request)).map((goal) => goal.title);
  expect(titles.length).toBeGreaterThan(0);
  await spy.context().close();
});

test("an acme session is no session under globex's host name", async ({ page, baseURL }) => {
  await signIn(page, "employee@acme.test");
  const { port } = new URL(baseURL!);
  const [session] = (await page.context().cookies()).filter((cookie) => cookie.name === "cairn_session");
  await page
    .context()
    .addCookies([{ name: session!.name, value: session!.value, domain: "globex.localhost", path: "/" }]);
  await page.goto(`http://globex.localhost:${port}/app`);
  await expect(page.getByRole("heading", { name: "Sign in to Globex Energy" })).toBeVisible();
});

test("a company's host name lets its own people in", async ({ page, baseURL }) => {
  const { port } = new URL(baseURL!);
  await page.goto(`http://acme.localhost:${port}/login`);
  await expect(page.getByRole("heading", { name: "Sign in to Acme Robotics" })).toBeVisible();
  await page.getByLabel("E-mail address").fill("employee@acme.test");
  await page.getByLabel(/^Password/).fill("Cairn-demo-1");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(/acme\.localhost:\d+\/app($|[/?])/);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { EmbedClient } from "./embed-client.ts";
import { EmbedError, tellDeveloper } from "./embed-error.ts";

type Asked = { url: string; init: RequestInit };
let asked: Asked[];
let answers: (asked: Asked) => Response;
let now: number;
let tokens: number;

const minutes = (count: number) => count * 60_000;
const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const client = () =>
  new EmbedClient(
    "https://cairn.example/",
    "acme",
    async () => `token-${(tokens += 1)}`,
    () => now,
  );
const sessions = () => asked.filter(({ url }) => url.endsWith("/session"));

beforeEach(() => {
  [asked, now, tokens] = [[], 1_000_000, 0];
  answers = ({ url, init }) =>
    url.endsWith("/session")
      ? json({ session: `of-${String(init.body)}`, expiresAt: new Date(now + minutes(15)).toISOString() })
      : json({ url });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    asked.push({ url, init });
    return answers({ url, init });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("many widgets at once fetch one token, and send no cookie anywhere", async () => {
  const one = client();
  await Promise.all([one.read("/goals"), one.read("/goals/1"), one.read("/goals/2")]);
  expect(sessions()).toHaveLength(1);
  expect(asked.every(({ init }) => init.credentials === "omit")).toBe(true);
  const goals = asked.find(({ url }) => url === "https://cairn.example/embed/v1/acme/goals");
  expect(goals).toMatchObject({ init: { headers: { authorization: "Bearer of-token-1" } } });
});

test("a session is kept for four fifths of its life, then another is opened", async () => {
  const one = client();
  await one.read("/goals");
  now += minutes(11.9);
  await one.read("/goals");
  expect(tokens).toBe(1);
  now += minutes(0.2);
  await one.read("/goals");
  expect(tokens).toBe(2);
});

test("a session that Cairn no longer knows is opened anew once, not for ever", async () => {
  const usual = answers;
  answers = (one) =>
    one.url.endsWith("/session") ? usual(one) : json({ code: "embeds.session-ended", title: "ended" }, 401);
  await expect(client().read("/goals")).rejects.toMatchObject({ code: "embeds.session-ended", retryable: false });
  expect(tokens).toBe(2);
});

test("a refused token is not kept: the next question tries again", async () => {
  const usual = answers;
  const one = client();
  answers = () => json({ code: "embeds.token-refused", title: "no" }, 403);
  await expect(one.read("/goals")).rejects.toMatchObject({ code: "embeds.token-refused" });
  answers = usual;
  await expect(one.read("/goals")).resolves.toMatchObject({ url: "https://cairn.example/embed/v1/acme/goals" });
});

test.each([
  [500, true],
  [503, true],
  [429, true],
  [403, false],
  [404, false],
])("an answer of %i may be asked again: %s", async (status, retryable) => {
  const usual = answers;
  answers = (one) => (one.url.endsWith("/session") ? usual(one) : new Response("<html>", { status }));
  await expect(client().read("/goals")).rejects.toMatchObject({ code: `http-${status}`, retryable });
});

test("a site whose server gives no token, and a Cairn that is away, are told apart", async () => {
  const without = new EmbedClient("https://cairn.example", "acme", () => Promise.reject(new Error("signed out")));
  await expect(without.read("/goals")).rejects.toMatchObject({ code: "no-token", message: "signed out" });
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("Failed to fetch")));
  await expect(client().read("/goals")).rejects.toMatchObject({ code: "unreachable", retryable: true });
});

test("a Cairn that is there and does not let the site in is told apart from one that is away", async () => {
  vi.stubGlobal("fetch", (_url: string, { mode, credentials }: RequestInit) =>
    mode === "no-cors" && credentials === "omit"
      ? Promise.resolve(new Response())
      : Promise.reject(new TypeError("Failed to fetch")),
  );
  await expect(client().read("/goals")).rejects.toMatchObject({
    code: "site-refused",
    retryable: false,
    message: expect.stringContaining("company settings, Embedding") as string,
  });
});

test("a site that is not let in is told so once, however many widgets and providers its page has, and may try again later", async () => {
  vi.useFakeTimers();
  let asks = 0;
  vi.stubGlobal("fetch", (_url: string, { mode }: RequestInit) => {
    if (mode === "no-cors") return Promise.resolve(new Response());
    asks += 1;
    return Promise.reject(new TypeError("Failed to fetch"));
  });
  const ofOther = () =>
    new EmbedClient(
      "https://other.example",
      "acme",
      async () => `token-${(tokens += 1)}`,
      () => now,
    );
  const [one, other] = [ofOther(), ofOther()];
  const widgets = [one.read("/goals"), one.read("/praise"), other.read("/goals"), other.read("/praise/count")];
  for (const widget of await Promise.allSettled(widgets))
    expect(widget).toMatchObject({ status: "rejected", reason: { code: "site-refused" } });
  await expect(ofOther().read("/goals")).rejects.toMatchObject({ code: "site-refused" });
  expect([asks, tokens]).toEqual([1, 1]);
  vi.advanceTimersByTime(minutes(1));
  await expect(one.read("/goals")).rejects.toMatchObject({ code: "site-refused" });
  expect(asks).toBe(2);
});

test("the console shows a cause once, and each other cause as well", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  for (const cause of ["one", "one", "other", "one"]) tellDeveloper(new EmbedError("no-token", cause, true));
  expect(warn.mock.calls).toEqual([["Cairn: one (no-token)"], ["Cairn: other (no-token)"]]);
  warn.mockRestore();
});

import { decode } from "turbo-stream";
import { expect, onTestFinished, test, vi } from "vitest";
import { refuseUnanswered } from "./unanswered.ts";

type Fetch = typeof fetch;

function pageWith(answer: Fetch, onLine = true) {
  const page = { fetch: answer, navigator: { onLine } as Navigator, location: { pathname: "/app/tasks" } };
  refuseUnanswered(page);
  return page;
}

const form = new URLSearchParams({ intent: "create", text: "Kept" });
const post = { method: "POST", body: form };
const noNetwork: Fetch = () => Promise.reject(new TypeError("Failed to fetch"));

async function told(response: Response): Promise<unknown> {
  return (await decode(response.body!)).value;
}

test("a command that no network took is refused in the words of the form, which Remix reads as an answer", async () => {
  const response = await pageWith(noNetwork, false).fetch("/app/tasks.data?index", post);
  expect(response.status).toBe(503);
  expect(await told(response)).toEqual({
    data: {
      intent: "create",
      done: false,
      value: null,
      reply: null,
      error: { code: "platform.offline", params: {}, fields: {}, chain: [] },
    },
  });
});

test("so is one that something before the server answered; what the server says stands", async () => {
  const gateway = await pageWith(async () => new Response("<h1>Bad gateway</h1>", { status: 502 })).fetch(
    "/a.data",
    post,
  );
  expect(await told(gateway)).toMatchObject({ data: { error: { code: "platform.unavailable" } } });
  const own = new Response("own", { status: 503, headers: { "X-Remix-Response": "yes" } });
  expect(await pageWith(async () => own).fetch("/a.data", post)).toBe(own);
});

test("the page in sight waits to be read anew, until it is there or nobody waits any more", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const read = vi.fn<Fetch>().mockRejectedValueOnce(new TypeError("Failed to fetch"));
  read
    .mockResolvedValueOnce(new Response("<h1>Bad gateway</h1>", { status: 502 }))
    .mockResolvedValue(new Response("there"));
  const answer = pageWith(read).fetch("/app/tasks.data?text=chairs");
  await vi.runAllTimersAsync();
  expect(await (await answer).text()).toBe("there");
  expect(read).toHaveBeenCalledTimes(3);
  const given = new AbortController();
  const left = pageWith(noNetwork).fetch("/app/tasks.data", { signal: given.signal });
  const outcome = expect(left).rejects.toThrow();
  given.abort();
  await vi.runAllTimersAsync();
  await outcome;
});

test("reading another page, and what is sent elsewhere, fail as ever; so does what was given up", async () => {
  await expect(pageWith(noNetwork).fetch("/a.data")).rejects.toThrow("Failed to fetch");
  await expect(pageWith(noNetwork).fetch("/api/v1/goals", post)).rejects.toThrow("Failed to fetch");
  const signal = AbortSignal.abort();
  await expect(pageWith(noNetwork).fetch("/a.data", { ...post, signal })).rejects.toThrow("Failed to fetch");
});

test("the next page is asked for again while the server is busy, and not for ever", async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const busy = async () => new Response("{}", { status: 503 });
  const read = vi.fn<Fetch>(busy);
  read.mockImplementationOnce(busy).mockResolvedValueOnce(new Response("there"));
  const answer = pageWith(read).fetch("/app/elsewhere.data");
  await vi.runAllTimersAsync();
  expect(await (await answer).text()).toBe("there");
  expect(read).toHaveBeenCalledTimes(2);
  const given = pageWith(read).fetch("/app/elsewhere.data");
  await vi.runAllTimersAsync();
  expect((await given).status).toBe(503);
  expect(read).toHaveBeenCalledTimes(5);
});

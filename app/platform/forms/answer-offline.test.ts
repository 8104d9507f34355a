import { afterEach, expect, test, vi } from "vitest";
import { answerOffline, turboStreamOf } from "./answer-offline.ts";

const online = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = online;
  vi.unstubAllGlobals();
});

function loseTheNetwork() {
  vi.stubGlobal("location", { href: "https://cairn.test/app" });
  globalThis.fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  answerOffline();
}

test("a form that is sent without a network is refused in the form's own words", async () => {
  loseTheNetwork();
  const body = new URLSearchParams({ intent: "create-task", text: "Call" });
  const answer = await fetch("https://cairn.test/app/tasks.data", { method: "POST", body });
  expect(answer.status).toBe(503);
  const row = JSON.parse(await answer.text()) as unknown[];
  const read = (place: number): unknown => {
    const value = place < 0 ? null : row[place];
    if (Array.isArray(value)) return value.map((one) => read(one as number));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, held]) => [row[Number(key.slice(1))], read(held as number)]),
    );
  };
  expect(read(0)).toEqual({
    data: {
      intent: "create-task",
      done: false,
      value: null,
      reply: null,
      error: { code: "platform.offline", params: {}, fields: {}, chain: [] },
    },
  });
});

test("what is only read, what goes elsewhere and what was given up fails as before", async () => {
  loseTheNetwork();
  const body = new URLSearchParams({ intent: "x" });
  await expect(fetch("https://cairn.test/app/tasks.data")).rejects.toThrow(TypeError);
  await expect(fetch("https://cairn.test/app/palette.json", { method: "POST", body })).rejects.toThrow(TypeError);
  await expect(
    fetch("https://cairn.test/a.data", { method: "POST", body, signal: AbortSignal.abort() }),
  ).rejects.toThrow(TypeError);
});

test("values of any depth have their places", () => {
  expect(turboStreamOf({ a: ["b", null] })).toBe('[{"_1":2},"a",[3,-5],"b"]\n');
});

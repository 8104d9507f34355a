import { PassThrough } from "node:stream";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { formLimits } from "./form-limits.ts";
import { readWhole } from "./paced.ts";

beforeEach(() => vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }));
afterEach(() => vi.useRealTimers());

const refusal = (reading: Promise<unknown>) =>
  reading.then(
    () => null,
    (error: { code?: string }) => error.code,
  );
const passOn = () => new Promise((resolve) => setImmediate(resolve));

test("a sender who stops in the middle is cut off", async () => {
  const body = new PassThrough();
  const reading = refusal(readWhole(body, 100));
  body.write("a");
  await passOn();
  vi.advanceTimersByTime(formLimits.pause + 1);
  expect(await reading).toBe("platform.body-too-slow");
});

test("a sender of a byte now and then is cut off when the whole has taken too long", async () => {
  const body = new PassThrough();
  const reading = refusal(readWhole(body, 100));
  for (let passed = 0; passed <= formLimits.whole; passed += formLimits.pause / 2) {
    body.write("a");
    await passOn();
    vi.advanceTimersByTime(formLimits.pause / 2);
  }
  expect(await reading).toBe("platform.body-too-slow");
});

test("a sender in time is read whole, up to the last byte that is taken", async () => {
  const body = new PassThrough();
  const reading = readWhole(body, 4);
  body.end("abcd");
  expect(String(await reading)).toBe("abcd");
  const longer = new PassThrough();
  const refused = refusal(readWhole(longer, 4));
  longer.end("abcde");
  expect(await refused).toBe("platform.body-too-large");
});

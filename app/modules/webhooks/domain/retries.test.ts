import { expect, test } from "vitest";
import { meaningOf, mostTries, nextTryAt } from "./retries.ts";

const start = new Date("2026-11-16T09:00:00Z");

test("a message is tried for three days, each time later than before, and then no more", () => {
  const moments = [start];
  for (let tries = 1; tries < mostTries; tries += 1) moments.push(nextTryAt(tries, moments.at(-1)!)!);
  const waits = moments.slice(1).map((moment, index) => moment.getTime() - moments[index]!.getTime());
  expect(waits).toEqual(waits.toSorted((one, other) => one - other));
  const hours = (moments.at(-1)!.getTime() - start.getTime()) / 3_600_000;
  expect(hours).toBeGreaterThan(71);
  expect(hours).toBeLessThan(73);
  expect(nextTryAt(mostTries, start)).toBeNull();
});

test("what failed together comes back over a fifth of its wait, and never out of the order of the waits", () => {
  for (let tries = 1; tries < mostTries; tries += 1) {
    const [early, middle, late] = [0, 0.5, 1].map(
      (share) => nextTryAt(tries, start, share)!.getTime() - start.getTime(),
    );
    expect([early! / middle!, late! / middle!]).toEqual([expect.closeTo(0.9), expect.closeTo(1.1)]);
    const next = nextTryAt(tries + 1, start, 0);
    if (next && tries < mostTries - 2) expect(next.getTime() - start.getTime()).toBeGreaterThan(late!);
  }
});

test("only 2xx takes a message; a redirect does not, and 410 says that nobody is there", () => {
  expect([200, 204, 299].map(meaningOf)).toEqual(["TAKEN", "TAKEN", "TAKEN"]);
  expect([null, 0, 301, 302, 307, 400, 404, 429, 500, 503].map(meaningOf)).toEqual(Array(10).fill("AGAIN"));
  expect(meaningOf(410)).toBe("GONE");
});

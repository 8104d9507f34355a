import { setImmediate } from "node:timers/promises";

/** So many milliseconds work may go on before others are let in. */
const longestTurn = 20;

/** Does work that pauses often, letting requests in between: however long it is, it holds up nobody. */
export async function inTurns<Result>(work: Generator<void, Result>): Promise<Result> {
  let began = performance.now();
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() - began < longestTurn) continue;
    await setImmediate();
    began = performance.now();
  }
}

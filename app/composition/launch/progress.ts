const dim = (text: string) => (process.stdout.isTTY ? `\u001b[2m${text}\u001b[22m` : text);

/** A way to tell the reader what happens inside a step. */
export type Tell = (text: string) => void;

/** Runs one step and prints a line with its time when it is done; its own progress is printed on the way. */
export async function step<T>(name: string, work: (tell: Tell) => Promise<T>): Promise<T> {
  const started = performance.now();
  const elapsed = () => dim(`${((performance.now() - started) / 1000).toFixed(1)} s`);
  const result = await work((text) => console.log(`  ${dim("·")} ${text} ${elapsed()}`));
  console.log(`  ${name} ${elapsed()}`);
  return result;
}

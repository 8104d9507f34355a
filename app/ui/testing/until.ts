/** Waits in a story until something holds; fails after three seconds. */
export async function until(holds: () => unknown): Promise<void> {
  for (let waited = 0; !holds(); waited += 20) {
    if (waited > 3_000) throw new Error(`It never came to this: ${holds.toString()}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { expect, test } from "vitest";

const megabyte = 1024 * 1024;

/** Writes 32 MB of lines at once, says that it got on, and ends when it is told to. */
const program = `
  const { createLogger } = await import(process.argv[1]);
  const logger = createLogger({ logLevel: "info" });
  for (let line = 0; line < 32; line += 1) logger.info({ text: "x".repeat(${megabyte}) }, "a line");
  setTimeout(() => console.log("gets on"), 20);
  process.stdin.once("data", () => process.exit(0));
`;

test("a log that nobody reads for a while holds nobody up, and what waits of it is bounded", async () => {
  const logger = new URL("./logger.ts", import.meta.url).href;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program, logger], {
    stdio: ["pipe", "pipe", "pipe"],
  });
  expect(await once(createInterface(child.stdout), "line")).toEqual(["gets on"]);
  let read = 0;
  child.stderr.on("data", (chunk: Buffer) => (read += chunk.length));
  const closed = once(child.stderr, "close");
  child.stdin.write("end\n");
  await closed;
  expect(read / megabyte).toBeGreaterThan(2);
  expect(read / megabyte).toBeLessThan(10);
});

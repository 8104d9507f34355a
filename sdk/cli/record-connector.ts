import { writeFileSync } from "node:fs";
import type { Tape } from "../testing/tape.ts";
import { openConnector, runToEnd, told, type Asked } from "./open-connector.ts";

/** Asks a source all a connector would ask it, and writes the answers down. */
await runToEnd(async () => {
  const { folder, options } = told<Asked & { to: string }>();
  const opened = await openConnector(folder, options);
  try {
    const tape: Tape = [];
    const host = opened.host({ tape });
    await host.check();
    for (const stream of Object.keys(opened.connector.streams)) await host.run(stream);
    writeFileSync(options.to, `${JSON.stringify(tape, null, 2)}\n`);
    console.log(`${tape.length} answers are on ${options.to}.`);
  } finally {
    await opened.end();
  }
});

import { fork } from "node:child_process";
import { createServer as createHttpServer } from "node:http";
import express from "express";
import { createServer as createViteServer } from "vite";
import type * as DevelopmentModule from "./development.server.ts";
import { newestSources } from "./newest-sources.ts";
import { onEnd } from "./on-end.ts";

// Run by Node itself: Vite loads everything else, and loads it again when a source changes.
const port = Number(process.env.PORT ?? 3000);
const outer = express();
const http = createHttpServer(outer);
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server: http } }, appType: "custom" });

const development = newestSources(
  vite,
  "/app/composition/development.server.ts",
  ({ startDevelopment }: typeof DevelopmentModule) =>
    startDevelopment(() => vite.ssrLoadModule("virtual:remix/server-build") as never),
);

outer.use(vite.middlewares);
outer.use((request, response, next) => {
  development.newest().then(
    ({ server }) => server(request, response, next),
    (error: Error) => {
      vite.ssrFixStacktrace(error);
      next(error);
    },
  );
});

let ending = false;
onEnd(async () => {
  ending = true;
  worker?.kill();
  await development.end();
  await vite.close();
});

let worker: ReturnType<typeof fork> | undefined;
/** What a task does to its process, no page notices: the worker is a process of its own, started again where it ended. */
function startWorker(): void {
  worker = fork(new URL("dev-worker.ts", import.meta.url), { stdio: "inherit" });
  worker.once("exit", (code) => {
    if (ending) return;
    process.stderr.write(`cairn: worker ended by itself (exit code ${code}); it is started again.\n`);
    setTimeout(startWorker, 1_000);
  });
}

// The database is prepared by the first start: the worker works on what stands.
await development.newest();
startWorker();
http.listen(port, "127.0.0.1", () => process.stdout.write(`ready http://localhost:${port}\n`));

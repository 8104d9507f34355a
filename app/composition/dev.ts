import { createServer as createHttpServer } from "node:http";
import express from "express";
import { createServer as createViteServer } from "vite";
import type * as DevelopmentModule from "./development.server.ts";

// Run by Node itself: Vite loads everything else, and loads it again when a source changes.
const port = Number(process.env.PORT ?? 3000);
const outer = express();
const http = createHttpServer(outer);
const vite = await createViteServer({ server: { middlewareMode: true, hmr: { server: http } }, appType: "custom" });

type Module = typeof DevelopmentModule;
type Development = DevelopmentModule.Development;
let current: { module: Module; development: Promise<Development> } | null = null;

/** The server of the newest sources; when they changed, the one before is ended. */
async function development(): Promise<Development> {
  const module = (await vite.ssrLoadModule("/app/composition/development.server.ts")) as Module;
  if (current?.module !== module) {
    const before = current;
    current = {
      module,
      development: (async () => {
        await (await before?.development.catch(() => null))?.close();
        return module.startDevelopment(() => vite.ssrLoadModule("virtual:remix/server-build") as never);
      })(),
    };
  }
  return current.development;
}

outer.use(vite.middlewares);
outer.use((request, response, next) => {
  development().then(
    ({ server }) => server(request, response, next),
    (error: Error) => {
      vite.ssrFixStacktrace(error);
      next(error);
    },
  );
});

async function end(): Promise<void> {
  await (await current?.development.catch(() => null))?.close();
  await vite.close();
  process.exit(0);
}
process.once("SIGTERM", end);
process.once("SIGINT", end);
process.once("disconnect", end);

await development();
http.listen(port, "127.0.0.1", () => process.stdout.write(`ready http://localhost:${port}\n`));

import { createServer as createViteServer } from "vite";
import type * as DevelopmentModule from "./development.server.ts";
import { newestSources } from "./newest-sources.ts";
import { onEnd } from "./on-end.ts";

// The worker beside `dev.ts`, over the same sources: it begins anew when one of them changed.
const vite = await createViteServer({
  server: { middlewareMode: true, hmr: false, ws: false },
  // It serves no browser: nothing is bundled for one, and the files kept for `dev.ts` stay as they are.
  optimizeDeps: { noDiscovery: true, include: [] },
  cacheDir: "node_modules/.vite/worker",
  appType: "custom",
});
const work = newestSources(
  vite,
  "/app/composition/development.server.ts",
  ({ startDevelopmentWorker }: typeof DevelopmentModule) => startDevelopmentWorker(),
);
const tell = (error: Error) => {
  vite.ssrFixStacktrace(error);
  process.stderr.write(`${error.stack}\n`);
};

/** Milliseconds: what is saved together is loaded together. */
const together = 300;
let waiting: NodeJS.Timeout | undefined;
vite.watcher.on("change", () => {
  clearTimeout(waiting);
  waiting = setTimeout(() => void work.newest().catch(tell), together);
});

onEnd(async () => {
  await work.end();
  await vite.close();
});

await work.newest().catch(tell);

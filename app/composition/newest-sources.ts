import type { ViteDevServer } from "vite";

type Started = { close(): Promise<void> };

/** Starts what a module gives; once its sources changed, what was started of the former ones is ended and it starts anew. */
export function newestSources<Module extends object, Given extends Started>(
  vite: ViteDevServer,
  path: string,
  start: (module: Module) => Promise<Given>,
) {
  let current: { module: Module; started: Promise<Given> } | null = null;
  const end = async () => void (await (await current?.started.catch(() => null))?.close());
  const newest = async (): Promise<Given> => {
    const module = (await vite.ssrLoadModule(path)) as Module;
    if (current?.module !== module) {
      const ended = end();
      current = { module, started: ended.then(() => start(module)) };
    }
    return current.started;
  };
  return { newest, end };
}

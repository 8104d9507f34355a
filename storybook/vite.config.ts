import { createServer, defineConfig, type Plugin } from "vite";
import type * as samples from "#app/composition/sample-mails.ts";

type Samples = typeof samples;

/** What makes the mails runs on a server alone, so that stories fetch what they say: `sample-mails/goals.de.json`. */
async function withSamples<Result>(work: (made: Samples) => Result): Promise<Result> {
  const server = await createServer({
    ...{ configFile: false, appType: "custom", logLevel: "error", cacheDir: ".cache/vite-sample-mails" },
    server: { middlewareMode: true, hmr: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    return work((await server.ssrLoadModule("/app/composition/sample-mails.ts")) as Samples);
  } finally {
    await server.close();
  }
}

const allSamples = () =>
  withSamples(({ everySample }) => Object.entries(everySample()).map(([file, mails]) => ({ file, mails })));

const sampleMails: Plugin = {
  name: "cairn-sample-mails",
  configureServer({ middlewares }) {
    let made: ReturnType<typeof allSamples> | undefined;
    middlewares.use("/sample-mails", (request, response) => {
      made ??= allSamples();
      void made.then((all) => {
        const found = all.find(({ file }) => `/${file}` === request.url?.split("?")[0]);
        response.writeHead(found ? 200 : 404, { "content-type": "application/json" }).end(JSON.stringify(found?.mails));
      });
    });
  },
  async generateBundle() {
    for (const { file, mails } of await allSamples())
      this.emitFile({ type: "asset", fileName: `sample-mails/${file}`, source: JSON.stringify(mails) });
  },
};

export default defineConfig({
  cacheDir: ".cache/vite-storybook",
  build: { chunkSizeWarningLimit: 4000 },
  plugins: [sampleMails],
});

/**
 * The options of Remix, which `vite.config.ts` reads.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  future: {
    v3_fetcherPersist: true,
    // Remix asks the server at each address that a browser does not know yet, and matches every address once more for each
    // part of its path. `app/composition/browser` fetches all of them at once, after the page is alive.
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};

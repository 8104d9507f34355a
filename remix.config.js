/**
 * The options of Remix, which `vite.config.ts` reads.
 * @type {import("@remix-run/dev").VitePluginConfig}
 */
export default {
  future: {
    v3_fetcherPersist: true,
    // Finding out what a browser may come to need matches every address once more for each part of a path: the manifest
    // of all addresses is 23 kilobytes as it is sent, and kept by the browser.
    v3_lazyRouteDiscovery: false,
    v3_relativeSplatPath: true,
    v3_routeConfig: true,
    v3_singleFetch: true,
    v3_throwAbortReason: true,
  },
};

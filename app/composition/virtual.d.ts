declare module "virtual:remix/server-build" {
  import type { ServerBuild } from "@remix-run/server-runtime";

  const build: ServerBuild;
  export = build;
}

declare module "virtual:screens/*" {
  import type { AllScreens } from "#app/shell/navigation.ts";

  const screens: AllScreens;
  export default screens;
}

// Parts of Remix's own `RemixBrowser`, which have types of their own beside its other build.
declare module "@remix-run/react/dist/esm/errorBoundaries.js" {
  export { RemixErrorBoundary } from "@remix-run/react/dist/errorBoundaries";
}
declare module "@remix-run/react/dist/esm/errors.js" {
  export { deserializeErrors } from "@remix-run/react/dist/errors";
}
declare module "@remix-run/react/dist/esm/routes.js" {
  export { createClientRoutes } from "@remix-run/react/dist/routes";
}
declare module "@remix-run/react/dist/esm/single-fetch.js" {
  export { decodeViaTurboStream, getSingleFetchDataStrategy } from "@remix-run/react/dist/single-fetch";
}

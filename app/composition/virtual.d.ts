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

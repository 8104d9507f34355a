import { UNSAFE_RemixContext as RemixContext } from "@remix-run/react";
import { RemixErrorBoundary } from "@remix-run/react/dist/esm/errorBoundaries.js";
import { useLayoutEffect, useMemo, useState, type ContextType } from "react";
import { RouterProvider } from "react-router-dom";
import type { routerOfPage } from "./page-router.ts";

type Router = Awaited<ReturnType<typeof routerOfPage>>["router"];

/**
 * What Remix's `RemixBrowser` draws, around a router of ours: Remix knows of routes that are not there yet only by asking
 * the server at each address.
 */
export function PageInBrowser({ router }: { router: Router }) {
  const [location, setLocation] = useState(router.state.location);
  const [shared] = useState(sharedByRoutes);
  // The same element each time: the page is drawn anew by what its router says, not by where the boundary stands.
  const page = useMemo(() => <RouterProvider router={router} future={{ v7_startTransition: true }} />, [router]);
  useLayoutEffect(() => router.subscribe((state) => setLocation(state.location)), [router]);
  // The second fragment stands where the server draws the data of the page: the ids of `useId` count it.
  return (
    <>
      <RemixContext.Provider value={shared}>
        <RemixErrorBoundary location={location}>{page}</RemixErrorBoundary>
      </RemixContext.Provider>
      <></>
    </>
  );
}

function sharedByRoutes(): ContextType<typeof RemixContext> {
  const { __remixContext: context, __remixManifest: manifest, __remixRouteModules: routeModules } = window;
  return { manifest, routeModules, future: context.future, isSpaMode: context.isSpaMode };
}

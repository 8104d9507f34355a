import { Links, Meta, Outlet, Scripts, useRouteLoaderData } from "@remix-run/react";
import latinHref from "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import type { ReactNode } from "react";
import { RoomPartsProvider } from "#app/shell/components/room-parts.tsx";
import { roomParts } from "#app/composition/rooms.parts.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { directionOf } from "#app/platform/i18n/languages.ts";
import { ErrorScreen } from "#app/shell/components/error-screen.tsx";
import { KeptScroll } from "#app/shell/components/kept-scroll.tsx";
import { useNonce } from "#app/shell/components/nonce.tsx";
import { PageRoutes } from "#app/shell/components/page-routes.tsx";
import { ShellProviders } from "#app/shell/components/shell-providers.tsx";
import faviconHref from "#app/shell/favicon.svg?url";
import { htmlAttributes } from "#app/ui/theme/html-attributes.ts";

export const links: LinksFunction = () => [{ rel: "icon", href: faviconHref, type: "image/svg+xml" }];

/** Languages whose letters stand in a font of their own; of others the font is there for the first look, so that nothing shifts. */
const ownLetters: ReadonlySet<string> = new Set(["ar", "hi"]);

export const meta: MetaFunction = () => [{ title: "Cairn" }];

/** Language and looks of this browser, known before anybody signs in, and how the company writes. */
export async function loader({ context: { scope } }: LoaderFunctionArgs) {
  const { language, colorScheme, tenant } = scope;
  return { language, colorScheme, company: tenant && toldBy(tenant) };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>("root");
  const language = root?.language ?? "en";
  const colorScheme = root?.colorScheme ?? "auto";
  const direction = directionOf(language);
  return (
    <html {...htmlAttributes({ language, direction, colorScheme })} data-namespaces={usedNamespaces()}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        {ownLetters.has(language) ? null : (
          <link rel="preload" as="font" type="font/woff2" href={latinHref} crossOrigin="anonymous" />
        )}
        <Links />
      </head>
      <body>
        <ShellProviders company={root?.company ?? null} colorScheme={colorScheme} direction={direction} nonce={nonce}>
          <RoomPartsProvider value={roomParts}>{children}</RoomPartsProvider>
        </ShellProviders>
        <KeptScroll />
        <PageRoutes />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

/** Which rooms' words the page uses: the server writes it in once it has rendered all of it, and the browser keeps it. */
function usedNamespaces(): string {
  return typeof document === "undefined" ? "" : (document.documentElement.dataset.namespaces ?? "");
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}

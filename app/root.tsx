import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from "@remix-run/react";
import type { LinksFunction, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import type { ReactNode } from "react";
import { PanelsProvider } from "#app/shell/components/panels.tsx";
import { HomeCardsProvider } from "#app/shell/components/home-cards.tsx";
import { ListPartsProvider } from "#app/shell/components/list-parts.tsx";
import { RecordSectionsProvider } from "#app/shell/components/record-sections.tsx";
import { panels } from "#app/composition/panels.ts";
import { homeCards } from "#app/composition/home-cards.ts";
import { listParts } from "#app/composition/list-parts.ts";
import { recordSections } from "#app/composition/record-sections.ts";
import { toldBy } from "#app/platform/company/company-told.ts";
import { directionOf } from "#app/platform/i18n/languages.ts";
import { ErrorScreen } from "#app/shell/components/error-screen.tsx";
import { useNonce } from "#app/shell/components/nonce.tsx";
import { ShellProviders } from "#app/shell/components/shell-providers.tsx";
import faviconHref from "#app/shell/favicon.svg?url";
import { htmlAttributes } from "#app/ui/theme/html-attributes.ts";

export const links: LinksFunction = () => [{ rel: "icon", href: faviconHref, type: "image/svg+xml" }];

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
        <Links />
      </head>
      <body>
        <ShellProviders company={root?.company ?? null} colorScheme={colorScheme} direction={direction} nonce={nonce}>
          <PanelsProvider panels={panels}>
            <ListPartsProvider value={listParts}>
              <RecordSectionsProvider value={recordSections}>
                <HomeCardsProvider value={homeCards}>{children}</HomeCardsProvider>
              </RecordSectionsProvider>
            </ListPartsProvider>
          </PanelsProvider>
        </ShellProviders>
        <ScrollRestoration nonce={nonce} />
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

import { Links, Meta, Outlet, Scripts, ScrollRestoration, useMatches, useRouteLoaderData } from "@remix-run/react";
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
import { directionOf } from "#app/platform/i18n/languages.ts";
import { ErrorScreen } from "#app/shell/components/error-screen.tsx";
import { useNonce } from "#app/shell/components/nonce.tsx";
import { ShellProviders } from "#app/shell/components/shell-providers.tsx";
import faviconHref from "#app/shell/favicon.svg?url";
import { htmlAttributes } from "#app/ui/theme/html-attributes.ts";

export const links: LinksFunction = () => [{ rel: "icon", href: faviconHref, type: "image/svg+xml" }];

export const meta: MetaFunction = () => [{ title: "Cairn" }];

/** Language and looks of this browser; known before anybody signs in. */
export async function loader({ context: { scope } }: LoaderFunctionArgs) {
  return { language: scope.language, colorScheme: scope.colorScheme };
}

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  const root = useRouteLoaderData<typeof loader>("root");
  const language = root?.language ?? "en";
  const colorScheme = root?.colorScheme ?? "auto";
  const namespaces = useNamespaces();
  const direction = directionOf(language);
  return (
    <html {...htmlAttributes({ language, direction, colorScheme })} data-namespaces={namespaces.join(" ")}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <ShellProviders colorScheme={colorScheme} direction={direction} nonce={nonce}>
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

/** Whose words a page needs besides its own room's: `strings` names them; `stringsOfData` says that its data does, as `room`. */
type Handle = { strings?: string[]; stringsOfData?: true };

function roomsNamedIn(data: unknown): string[] {
  if (typeof data !== "object" || data === null) return [];
  const { room } = data as { room?: unknown };
  return [...(typeof room === "string" ? [room] : []), ...Object.values(data).flatMap(roomsNamedIn)];
}

/** The rooms on this page, by where their route modules lie: none may be missing when the page comes alive. */
function useNamespaces(): string[] {
  const matches = useMatches();
  const rooms = matches.map((match) => /modules\/([a-z-]+)\//.exec(match.id)?.[1]);
  const handles = matches.flatMap(({ handle, data }) => {
    const { strings = [], stringsOfData } = (handle ?? {}) as Handle;
    return stringsOfData ? [...strings, ...roomsNamedIn(data)] : strings;
  });
  return [...new Set(["shell", ...rooms, ...handles].filter((name): name is string => Boolean(name)))];
}

export default function App() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return <ErrorScreen />;
}

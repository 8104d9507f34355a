import { createContext, useContext, useMemo, type ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { createTranslator } from "#app/platform/i18n/translator.ts";
import { TranslatorProvider } from "#app/platform/i18n/use-translation.ts";

export type StoryScreenProps = {
  /** English words of each room that is shown, by its name. */
  strings: Readonly<Record<string, object>>;
  /** The address the screen is looked at under, its search included. */
  address?: string;
  children: ReactNode;
};

const ShownContext = createContext<ReactNode>(null);
const Shown = () => useContext(ShownContext);

/** What a story of a screen stands in: words, and a router for its links and forms that leads nowhere. */
export function StoryScreen({ strings, address = "/", children }: StoryScreenProps) {
  const words = useMemo(() => createTranslator("en", { strings }), [strings]);
  const router = useMemo(
    () => createMemoryRouter([{ path: "*", element: <Shown /> }], { initialEntries: [address] }),
    [address],
  );
  return (
    <TranslatorProvider value={words}>
      <ShownContext.Provider value={children}>
        <RouterProvider router={router} />
      </ShownContext.Provider>
    </TranslatorProvider>
  );
}

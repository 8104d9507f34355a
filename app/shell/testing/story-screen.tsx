import { createInstance, type ResourceLanguage } from "i18next";
import ICU from "i18next-icu";
import { createContext, useContext, useMemo, type ReactNode } from "react";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { createMemoryRouter, RouterProvider } from "react-router-dom";

export type StoryScreenProps = {
  /** English words of each room that is shown, by its name. */
  strings: ResourceLanguage;
  /** The address the screen is looked at under, its search included. */
  address?: string;
  children: ReactNode;
};

const ShownContext = createContext<ReactNode>(null);
const Shown = () => useContext(ShownContext);

/** What a story of a screen stands in: words, and a router for its links and forms that leads nowhere. */
export function StoryScreen({ strings, address = "/", children }: StoryScreenProps) {
  const words = useMemo(() => {
    const i18n = createInstance();
    void i18n
      .use(ICU)
      .use(initReactI18next)
      .init({ lng: "en", resources: { en: strings }, initAsync: false });
    return i18n;
  }, [strings]);
  const router = useMemo(
    () => createMemoryRouter([{ path: "*", element: <Shown /> }], { initialEntries: [address] }),
    [address],
  );
  return (
    <I18nextProvider i18n={words}>
      <ShownContext.Provider value={children}>
        <RouterProvider router={router} />
      </ShownContext.Provider>
    </I18nextProvider>
  );
}

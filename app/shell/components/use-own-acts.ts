import { useLocation, useRouteLoaderData, useSubmit } from "@remix-run/react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { ColorScheme } from "#app/platform/http/request-scope.ts";
import { languageNames, languages, type Language } from "#app/platform/i18n/languages.ts";
import { useOfferedPreviews } from "./use-previews.ts";

export type OwnAct = {
  id: string;
  label: string;
  href?: string;
  onSelect?: () => void;
  /** Of several, the one that holds now. */
  chosen?: boolean;
};

const schemes = ["auto", "light", "dark"] as const;

/** What everybody does with their own account from anywhere: profile and settings, language, looks, what is in preview, and the way out. */
export function useOwnActs(personId: string) {
  const { t } = useTranslation("shell");
  const root = useRouteLoaderData<{ language: Language; colorScheme: ColorScheme }>("root");
  const prefer = usePrefer();
  const submit = useSubmit();
  return {
    places: [
      { id: "profile", label: t("profile"), href: `/app/employee/${personId}` },
      { id: "sessions", label: t("sessions"), href: "/app/my-data/my-settings/security" },
    ] satisfies OwnAct[],
    languages: languages.map((language): OwnAct => ({
      id: language,
      label: languageNames[language],
      chosen: root?.language === language,
      onSelect: () => prefer({ language }),
    })),
    schemes: schemes.map((colorScheme): OwnAct => ({
      id: colorScheme,
      label: t(`scheme.${colorScheme}`),
      chosen: root?.colorScheme === colorScheme,
      onSelect: () => prefer({ colorScheme }),
    })),
    previews: useOfferedPreviews().map(({ feature, chosen, onSelect }): OwnAct => ({
      id: feature,
      label: t(`preview.${feature}`),
      chosen,
      onSelect,
    })),
    signOut: {
      id: "sign-out",
      label: t("sign-out"),
      onSelect: () => submit(null, { method: "post", action: "/logout" }),
    } satisfies OwnAct,
  };
}

/** A choice of language or looks is a whole new page: everything on it changes. */
function usePrefer() {
  const location = useLocation();
  return (choice: Record<string, string>) => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/preferences";
    for (const [name, value] of Object.entries({ ...choice, returnTo: `${location.pathname}${location.search}` })) {
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value }));
    }
    document.body.append(form);
    form.submit();
  };
}

import { useLocation, useRouteLoaderData, useSubmit } from "@remix-run/react";
import { useTranslation } from "react-i18next";
import type { ColorScheme } from "#app/platform/http/request-scope.ts";
import { languageNames, languages, type Language } from "#app/platform/i18n/languages.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import type { MenuEntry } from "#app/ui/menu/menu-entries.tsx";
import { Menu } from "#app/ui/menu/menu.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import type { PersonTriggerProps } from "./person-menu.tsx";
import classes from "./person-menu.module.css";

const schemes = ["auto", "light", "dark"] as const;

/** The menu behind one's picture, open as soon as it is there. */
export default function PersonMenuEntries({ person }: PersonTriggerProps) {
  const { t } = useTranslation("shell");
  const entries = useEntries(person);
  const trigger = (
    <button type="button" className={classes.trigger}>
      <Avatar name={person.name} size="small" />
      <VisuallyHidden>{t("person-menu", { name: person.name })}</VisuallyHidden>
    </button>
  );
  return <Menu align="end" defaultOpened trigger={trigger} entries={entries} />;
}

function useEntries(person: PersonTriggerProps["person"]): MenuEntry[] {
  const { t } = useTranslation("shell");
  const root = useRouteLoaderData<{ language: Language; colorScheme: ColorScheme }>("root");
  const prefer = usePrefer();
  const submit = useSubmit();
  const chosen = (mark: boolean) => (mark ? <span aria-hidden="true">✓</span> : undefined);
  return [
    { kind: "heading", id: "person", label: `${person.name} · ${t(`label.${person.label}`)}` },
    { id: "profile", label: t("profile"), href: `/app/employee/${person.id}` },
    { id: "sessions", label: t("sessions"), href: "/app/my-data/my-settings/security" },
    { kind: "heading", id: "language", label: t("language") },
    ...languages.map((language) => ({
      id: language,
      label: languageNames[language],
      hint: chosen(root?.language === language),
      onSelect: () => prefer({ language }),
    })),
    { kind: "heading", id: "looks", label: t("looks") },
    ...schemes.map((colorScheme) => ({
      id: colorScheme,
      label: t(`scheme.${colorScheme}`),
      hint: chosen(root?.colorScheme === colorScheme),
      onSelect: () => prefer({ colorScheme }),
    })),
    { kind: "divider", id: "end" },
    { id: "sign-out", label: t("sign-out"), onSelect: () => submit(null, { method: "post", action: "/logout" }) },
  ];
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

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import type { MenuEntry } from "#app/ui/menu/menu-entries.tsx";
import { Menu } from "#app/ui/menu/menu.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import type { PersonTriggerProps } from "./person-menu.tsx";
import classes from "./person-menu.module.css";
import { useOwnActs, type OwnAct } from "./use-own-acts.ts";

/** The menu behind one's picture, open as soon as it is there. */
export default function PersonMenuEntries({ person }: PersonTriggerProps) {
  const { t } = useTranslation("shell");
  const { places, languages, schemes, previews, signOut } = useOwnActs(person.id);
  const entries: MenuEntry[] = [
    { kind: "heading", id: "person", label: `${person.name} · ${t(`label.${person.label}`)}` },
    ...places,
    { kind: "heading", id: "language", label: t("language") },
    ...languages.map(asEntry),
    { kind: "heading", id: "looks", label: t("looks") },
    ...schemes.map(asEntry),
    ...previewEntries(previews, t("preview.heading")),
    { kind: "divider", id: "end" },
    { ...signOut, pinned: true },
  ];
  const trigger = (
    <button type="button" className={classes.trigger}>
      <Avatar name={person.name} src={photoAddress(person.photo)} size="small" />
      <VisuallyHidden>{t("person-menu", { name: person.name })}</VisuallyHidden>
    </button>
  );
  return <Menu align="end" defaultOpened trigger={trigger} entries={entries} />;
}

function previewEntries(previews: readonly OwnAct[], label: string): MenuEntry[] {
  return previews.length > 0 ? [{ kind: "heading", id: "previews", label }, ...previews.map(asEntry)] : [];
}

function asEntry({ chosen, ...act }: OwnAct): MenuEntry {
  return { ...act, hint: chosen ? <span aria-hidden="true">✓</span> : undefined };
}

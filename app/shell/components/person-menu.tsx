import { Suspense, useState } from "react";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { photoAddress } from "#app/platform/files/photo-address.ts";
import { Avatar } from "#app/ui/avatar/avatar.tsx";
import { VisuallyHidden } from "#app/ui/visually-hidden/visually-hidden.tsx";
import type { FrameData } from "../frame.server.ts";
import classes from "./person-menu.module.css";

const loadMenu = () => import("./person-menu-entries.tsx");
const OpenedMenu = lazyPart(loadMenu);

export type PersonTriggerProps = { person: FrameData["person"] };

/** One's profile, language, looks, and the way out. The menu is fetched when somebody reaches for it. */
export function PersonMenu({ person }: PersonTriggerProps) {
  const { t } = useTranslation("shell");
  const [wanted, setWanted] = useState(false);
  const trigger = (
    <button
      type="button"
      className={classes.trigger}
      aria-haspopup="menu"
      onPointerEnter={() => void loadMenu()}
      onFocus={() => void loadMenu()}
      onClick={() => setWanted(true)}
    >
      <Avatar name={person.name} src={photoAddress(person.photo)} size="small" />
      <VisuallyHidden>{t("person-menu", { name: person.name })}</VisuallyHidden>
    </button>
  );
  return wanted ? (
    <Suspense fallback={trigger}>
      <OpenedMenu person={person} />
    </Suspense>
  ) : (
    trigger
  );
}

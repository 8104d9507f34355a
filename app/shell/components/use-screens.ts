import { useRouteLoaderData } from "@remix-run/react";
import { useRef } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { loadFrame } from "../frame.server.ts";
import { narrowed, waitingAt, type AllScreens, type NavigationModule, type OpenScreens } from "../navigation.ts";

/** What was narrowed before, by language and by what is open: most people of a company open the same screens. */
const known = new Map<string, readonly NavigationModule[]>();
const most = 200;

function narrowedOnce(all: AllScreens, language: string, { open }: OpenScreens): readonly NavigationModule[] {
  const key = `${language} ${open}`;
  const found = known.get(key);
  if (found) return found;
  if (known.size >= most) known.clear();
  const made = narrowed(all, open);
  known.set(key, made);
  return made;
}

/**
 * The modules the viewer may use with their open screens. All screens in words come as the strings of a room do. Where the
 * page is of another build than the answer, or the screens did not arrive, what it showed before stays until a page is loaded whole.
 */
export function useScreens(screens: OpenScreens): readonly NavigationModule[] {
  const { i18n } = useTranslation("screens" as "shell");
  const shown = useRef<readonly NavigationModule[]>([]);
  const all = i18n.getResourceBundle(i18n.language, "screens") as AllScreens | undefined;
  if (all?.edition === screens.of)
    shown.current = waitingAt(narrowedOnce(all, i18n.language, screens), screens.waiting);
  return shown.current;
}

const none: OpenScreens = { of: "", open: "", waiting: {} };

/** The same for what stands inside the frame; nothing outside of it. */
export function useFrameScreens(): readonly NavigationModule[] {
  return useScreens(useRouteLoaderData<typeof loadFrame>("shell/routes/frame")?.screens ?? none);
}

import { useLocation } from "@remix-run/react";
import { IconHelp } from "@tabler/icons-react";
import { Suspense, useCallback, useEffect, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { lazyPart } from "#app/ui/lazy-part/lazy-part.tsx";

const HelpPanel = lazyPart(() => import("./help-panel.tsx").then((module) => ({ default: module.HelpPanel })));

const hub = "/app/my-data/my-settings/knowledge-hub";

/** Help beside the screen: open by the question mark, of the keyboard or of the top bar. */
export function useHelp() {
  const [opened, setOpened] = useState(false);
  const { pathname } = useLocation();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = (event.target as HTMLElement).closest("input, textarea, select, [contenteditable]");
      if (event.key !== "?" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      setOpened((before) => !before);
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
  return { opened, pathname, open: () => setOpened(true), close: useCallback(() => setOpened(false), []) };
}

/** Before any script it is the way to the guide. */
export function HelpButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation("shell");
  return (
    <IconButton
      href={hub}
      label={t("help.open")}
      icon={<IconHelp />}
      onClick={(event) => {
        // The guide in a tab of its own, where that is asked for.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}

/** The panel, loaded when it is opened first. */
export function Help({ help: { opened, pathname, close } }: { help: ReturnType<typeof useHelp> }) {
  if (!opened) return null;
  return (
    <Suspense fallback={null}>
      <HelpPanel pathname={pathname} hub={hub} onClose={close} />
    </Suspense>
  );
}

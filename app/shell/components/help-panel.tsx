import { useLocation } from "@remix-run/react";
import { IconHelp } from "@tabler/icons-react";
import { useCallback, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { askJson } from "#app/platform/http/ask-json.ts";
import { IconButton } from "#app/ui/icon-button/icon-button.tsx";
import { KeyHint } from "#app/ui/key-hint/key-hint.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import classes from "./help-panel.module.css";

type HelpPage = { id: string; title: string; intro: string; steps: string[] };

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
      icon={<IconHelp size={20} />}
      onClick={(event) => {
        // The guide in a tab of its own, where that is asked for.
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    />
  );
}

/** The pages of the guide that are about the screen, and the keys that work everywhere. */
export function HelpPanel({ pathname, onClose }: { pathname: string; onClose: () => void }) {
  const { t } = useTranslation("shell");
  const pages = useHelpPages(pathname);
  return (
    <SidePanel title={t("help.title")} closeLabel={t("close")} onClose={onClose}>
      <div className={classes.pages}>
        {pages.map(({ id, title, intro, steps }, index) => (
          <details key={id} open={index === 0} className={classes.page}>
            <summary className={classes.title}>{title}</summary>
            <p>{intro}</p>
            <ol className={classes.steps}>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
      <h3 className={classes.heading}>{t("help.keys")}</h3>
      <dl className={classes.keys}>
        {keys.map(({ name, pressed }) => (
          <div key={name} className={classes.key}>
            <dt>{t(`help.key.${name}`)}</dt>
            <dd>
              <KeyHint keys={pressed} />
            </dd>
          </div>
        ))}
      </dl>
      <p className={classes.more}>
        <UiLink href={hub}>{t("help.all")}</UiLink>
        <UiLink href={`/app/help/troubleshooting?${new URLSearchParams({ from: pathname })}`}>
          {t("help.trouble")}
        </UiLink>
      </p>
    </SidePanel>
  );
}

const keys = [
  { name: "search", pressed: ["Ctrl", "K"] },
  { name: "help", pressed: ["?"] },
  { name: "move", pressed: ["Tab"] },
  { name: "close", pressed: ["Esc"] },
] as const;

function useHelpPages(pathname: string): readonly HelpPage[] {
  const [pages, setPages] = useState<readonly HelpPage[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    askJson<{ pages: HelpPage[] }>(`/app/help.json?${new URLSearchParams({ at: pathname })}`, controller.signal).then(
      (answer) => setPages(answer.pages),
      () => undefined,
    );
    return () => controller.abort();
  }, [pathname]);
  return pages;
}

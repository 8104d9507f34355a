import { useEffect, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { askJson } from "#app/platform/http/ask-json.ts";
import { KeyHint } from "#app/ui/key-hint/key-hint.tsx";
import { UiLink } from "#app/ui/link/link.tsx";
import { SidePanel } from "#app/ui/side-panel/side-panel.tsx";
import classes from "./help-panel.module.css";

type HelpPage = { id: string; title: string; intro: string; steps: string[] };

export type HelpPanelProps = {
  pathname: string;
  /** Where the whole guide stands. */
  hub: string;
  onClose: () => void;
};

/** The pages of the guide that are about the screen, and the keys that work everywhere. */
export function HelpPanel({ pathname, hub, onClose }: HelpPanelProps) {
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

import { useEffect, useRef, useState, type ReactNode } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import classes from "./shown-once.module.css";
import { UnsavedChanges } from "./unsaved-changes.tsx";

export type ShownOnceProps = {
  /** What was made, and what to know of it. */
  title: string;
  text: string;
  secret: string;
  copy: string;
  copied: string;
  /** Other ways to take it, told of by `taken`, and what to do with it. */
  children?: (taken: () => void) => ReactNode;
};

/** A secret that is shown this once: it comes into sight with the focus, and is asked about until somebody has taken it. */
export function ShownOnce({ title, text, secret, copy, copied, children }: ShownOnceProps) {
  const { t } = useTranslation("shell");
  const place = useRef<HTMLElement>(null);
  const [taken, setTaken] = useState<string | null>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: "start" });
    place.current?.focus({ preventScroll: true });
  }, [secret]);
  const take = () => setTaken(secret);
  return (
    <section ref={place} tabIndex={-1} aria-label={title} className={classes.root}>
      <UnsavedChanges
        when={taken !== secret}
        words={{ title: t("shown-once.title"), text: t("shown-once.text"), stay: t("shown-once.stay") }}
      />
      <Callout tone="warning" announced title={title}>
        {text}
      </Callout>
      <code className={classes.secret}>{secret.trim()}</code>
      <div className={classes.acts}>
        <CopyButton text={secret} label={copy} copied={copied} tone="primary" size="medium" onCopied={take} />
        {children?.(take)}
      </div>
    </section>
  );
}

import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useRefusalWords } from "#app/platform/forms/use-refusal-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Spinner } from "#app/ui/spinner/spinner.tsx";
import type { OpenedView } from "../use-cases/open-view.ts";
import classes from "./analytics.module.css";
import { useView } from "./use-view.ts";

/** What a frame of another site may do: run, keep its own storage, offer files. It may not lead our page away. */
const sandbox = "allow-scripts allow-same-origin allow-forms allow-downloads allow-popups";
const patience = 15_000;

export type AnalyticsFrameProps = { dashboardId: string; name: string };

/** The dashboard itself, or why it does not show. */
export function AnalyticsFrame({ dashboardId, name }: AnalyticsFrameProps) {
  const { t } = useTranslation("analytics");
  const say = useRefusalWords("analytics");
  const { view, retry } = useView(dashboardId);
  const again = (
    <Button size="small" onClick={retry}>
      {t("frame.retry")}
    </Button>
  );
  return (
    <div className={classes.stage}>
      <noscript>
        <Callout tone="warning">{t("frame.needs-script")}</Callout>
      </noscript>
      {view.state === "LOADING" ? <Waiting label={t("frame.loading")} /> : null}
      {view.state === "FAILED" ? (
        <Callout tone="danger" announced title={t("frame.failed")} action={again}>
          {say(view.code)}
        </Callout>
      ) : null}
      {view.state === "OFFLINE" ? (
        <Callout tone="warning" announced title={t("frame.offline")} action={again}>
          {t("frame.offline-text")}
        </Callout>
      ) : null}
      {view.state === "OPEN" ? <Framed view={view.view} name={name} retry={retry} /> : null}
    </div>
  );
}

function Waiting({ label }: { label: string }) {
  return (
    <p className={classes.waiting} role="status">
      <Spinner />
      {label}
    </p>
  );
}

function Framed({ view, name, retry }: { view: OpenedView; name: string; retry: () => void }) {
  const { t } = useTranslation("analytics");
  const frame = useRef<HTMLIFrameElement>(null);
  const port = useRef<TokenPort | null>(null);
  const [there, setThere] = useState<"WAITED_FOR" | "THERE" | "LATE">("WAITED_FOR");
  const { token, origin, address } = view;
  useEffect(() => {
    if (token) port.current?.hand(token);
  }, [token]);
  useEffect(() => () => port.current?.close(), []);
  useEffect(() => {
    if (there !== "WAITED_FOR") return undefined;
    const timer = setTimeout(() => setThere("LATE"), patience);
    return () => clearTimeout(timer);
  }, [there]);
  const arrived = () => {
    setThere("THERE");
    if (!token || !frame.current) return;
    port.current?.close();
    port.current = openTokenPort(frame.current, origin);
    port.current.hand(token);
  };
  if (there === "LATE")
    return (
      <Callout
        tone="danger"
        announced
        title={t("frame.failed")}
        action={
          <Button size="small" onClick={retry}>
            {t("frame.retry")}
          </Button>
        }
      >
        {t("errors.service-too-slow")}
      </Callout>
    );
  return (
    <>
      {there === "WAITED_FOR" ? <Waiting label={t("frame.loading")} /> : null}
      <iframe
        ref={frame}
        className={classes.frame}
        title={name}
        src={address}
        sandbox={sandbox}
        onLoad={arrived}
        data-there={there === "THERE"}
        referrerPolicy={token ? "origin" : "no-referrer"}
        allow="fullscreen"
      />
    </>
  );
}

/** A way to the page in a frame, by the messages dashboards of this kind understand. */
type TokenPort = { hand: (token: string) => void; close: () => void };

/** Opens a channel to a frame of this origin alone; whatever else the frame shows gets nothing. */
function openTokenPort(frame: HTMLIFrameElement, origin: string): TokenPort {
  const { port1, port2 } = new MessageChannel();
  frame.contentWindow?.postMessage({ type: "__embedded_comms__", handshake: "port transfer" }, origin, [port2]);
  port1.start();
  return {
    hand: (guestToken) => port1.postMessage({ switchboardAction: "emit", method: "guestToken", args: { guestToken } }),
    close: () => port1.close(),
  };
}

import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import type { MadeEmbedKey } from "../use-cases/create-embed-key.ts";
import classes from "./embeds.module.css";

/** The private half of a new key, shown this once. */
export function EmbedKeyMade({ made: { name, keyId, privateKey } }: { made: MadeEmbedKey }) {
  const { t } = useTranslation("embeds");
  const file = `data:application/x-pem-file;charset=utf-8,${encodeURIComponent(privateKey)}`;
  return (
    <>
      <Callout tone="warning" announced title={t("made", { name })}>
        {t("made-text")}
      </Callout>
      <pre className={classes.code} tabIndex={0}>
        {privateKey.trim()}
      </pre>
      <div className={classes.submit}>
        <Button href={file} rel="external" download={`cairn-embed-${keyId}.pem`} icon={<IconDownload />}>
          {t("download")}
        </Button>
      </div>
    </>
  );
}

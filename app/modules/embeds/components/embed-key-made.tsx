import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { ShownOnce } from "#app/platform/forms/shown-once.tsx";
import { Button } from "#app/ui/button/button.tsx";
import type { MadeEmbedKey } from "../use-cases/create-embed-key.ts";

/** The private half of a new key, shown this once. */
export function EmbedKeyMade({ made: { name, keyId, privateKey } }: { made: MadeEmbedKey }) {
  const { t } = useTranslation("embeds");
  const file = `data:application/x-pem-file;charset=utf-8,${encodeURIComponent(privateKey)}`;
  return (
    <ShownOnce
      title={t("made", { name })}
      text={t("made-text")}
      secret={privateKey}
      copy={t("copy-key")}
      copied={t("copied-key")}
    >
      {(taken) => (
        <Button
          href={file}
          rel="external"
          download={`cairn-embed-${keyId}.pem`}
          icon={<IconDownload />}
          onClick={taken}
        >
          {t("download")}
        </Button>
      )}
    </ShownOnce>
  );
}

import { IconDownload, IconUpload } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import type { Fields } from "#app/platform/forms/answers.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { ActButton } from "#app/shell/components/act-button.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { importAddress } from "../import-places.ts";

export type FileToolsProps = {
  room: string;
  /** What is brought in, where the room brings in several kinds. */
  kind?: string;
  /** What narrows the list, by name. */
  narrowed?: Fields;
};

/** Tools of a list: bringing records in from a file, and having what it shows made into one by the page's action `export`. */
export function FileTools({ room, kind = room, narrowed = {} }: FileToolsProps) {
  const { t } = useTranslation("shell");
  return (
    <>
      <ImportLink {...{ room, kind }} />
      <ActButton
        room={room}
        intent="export"
        fields={narrowed}
        label={t("list.export")}
        icon={<IconDownload size={16} />}
        said={t("list.export-asked")}
      />
    </>
  );
}

/** Where records of this kind are brought in from a file, by the room's own words: `import.title`. */
export function ImportLink({ room, kind }: Pick<FileToolsProps, "room"> & { kind: string }) {
  const words = useWords(room);
  return (
    <Button tone="quiet" icon={<IconUpload aria-hidden="true" />} href={importAddress(kind)}>
      {words("import.title")}
    </Button>
  );
}

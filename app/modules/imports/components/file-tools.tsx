import { IconDownload, IconUpload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { ActForm } from "#app/platform/forms/act-form.tsx";
import { useCommand } from "#app/platform/forms/use-command.ts";
import { useWords } from "#app/platform/i18n/use-words.ts";
import { Button } from "#app/ui/button/button.tsx";
import { importAddress } from "../import-places.ts";

/** Tools of a list: bringing records in from a file, and having the list made into one by the page's action `export`. */
export function FileTools({ room, kind = room }: { room: string; kind?: string }) {
  const { t } = useTranslation("shell");
  const roomWords = useWords(room);
  const exporting = useCommand({ room, said: () => t("list.export-asked") });
  return (
    <>
      <Button tone="quiet" icon={<IconUpload size={16} />} href={importAddress(kind)}>
        {roomWords("import.title")}
      </Button>
      <ActForm command={exporting} intent="export">
        <Button type="submit" tone="quiet" icon={<IconDownload size={16} />} loading={exporting.busy}>
          {t("list.export")}
        </Button>
      </ActForm>
    </>
  );
}

import { IconDownload, IconFileSpreadsheet } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";

/**
 * A list as a file: for programs at `href`, under the words of its room, and the same for people as a workbook. Of a long
 * one the browser is led to where its file is made.
 */
export function ExportLinks({ href, label }: { href: string; label?: string }) {
  const { t } = useTranslation("shell");
  const workbook = `${href}${href.includes("?") ? "&" : "?"}format=XLSX`;
  return (
    <>
      <Button tone="quiet" href={href} rel="external" icon={<IconDownload size={16} aria-hidden="true" />}>
        {label ?? t("list.export-rows")}
      </Button>
      <Button tone="quiet" href={workbook} rel="external" icon={<IconFileSpreadsheet size={16} aria-hidden="true" />}>
        {t("list.export")}
      </Button>
    </>
  );
}

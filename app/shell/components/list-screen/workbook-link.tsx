import { IconFileSpreadsheet } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Button } from "#app/ui/button/button.tsx";

/** Beside the file for programs, the same as a workbook; `href` is where that file is. */
export function WorkbookLink({ href }: { href: string }) {
  const { t } = useTranslation("shell");
  const workbook = `${href}${href.includes("?") ? "&" : "?"}format=XLSX`;
  return (
    <Button
      tone="quiet"
      href={workbook}
      download
      rel="external"
      icon={<IconFileSpreadsheet size={16} aria-hidden="true" />}
    >
      {t("list.export")}
    </Button>
  );
}

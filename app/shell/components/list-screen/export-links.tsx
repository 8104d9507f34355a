import { IconDownload, IconFileSpreadsheet } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { MoreActions } from "#app/ui/more-actions/more-actions.tsx";

type ExportLinksProps = { href: string; label?: string };

/**
 * A list as a file: for programs at `href`, under the words of its room, and the same for people as a workbook. Of a long
 * one the browser is led to where its file is made.
 */
export function ExportLinks({ href, label }: ExportLinksProps) {
  const { t } = useTranslation("shell");
  const workbook = `${href}${href.includes("?") ? "&" : "?"}format=XLSX`;
  return (
    <>
      <Button tone="quiet" href={href} rel="external" icon={<IconDownload aria-hidden="true" />}>
        {label ?? t("list.export-rows")}
      </Button>
      <Button tone="quiet" href={workbook} rel="external" icon={<IconFileSpreadsheet aria-hidden="true" />}>
        {t("list.export")}
      </Button>
    </>
  );
}

/** The same behind three dots, for a list that is a part of a page. */
export function ExportMenu(props: ExportLinksProps) {
  const { t } = useTranslation("shell");
  return (
    <MoreActions label={t("list.more")}>
      <ExportLinks {...props} />
    </MoreActions>
  );
}

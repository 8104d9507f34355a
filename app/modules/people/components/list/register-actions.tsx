import { importAddress } from "#app/modules/imports/ui.ts";
import { IconFileImport, IconPlus } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";

/** How people come into the register. */
export function RegisterActions({ address }: { address: string }) {
  const { t } = useTranslation("people");
  return (
    <>
      <Button href={importAddress("people")} icon={<IconFileImport aria-hidden="true" />}>
        {t("navigation.import")}
      </Button>
      <Button href={`${address}?add=1`} tone="primary" icon={<IconPlus aria-hidden="true" />}>
        {t("add.title")}
      </Button>
    </>
  );
}

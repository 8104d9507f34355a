import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { importAddress } from "#app/modules/imports/ui.ts";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { LeaverShareForm } from "./leaver-share-form.tsx";

/** A setting of imports that stands beside them. */
export function LeaversScreen({ share }: { share: number }) {
  const { t } = useTranslation("people");
  return (
    <>
      <PageHeader
        title={t("import.when-many-leave")}
        breadcrumbs={[{ label: t("import.title"), href: importAddress("people") }]}
        breadcrumbsLabel={t("import.title")}
      />
      <LeaverShareForm share={share} />
    </>
  );
}

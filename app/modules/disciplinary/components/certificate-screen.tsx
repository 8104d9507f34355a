import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { PageHeader } from "#app/ui/page-header/page-header.tsx";
import { Stack } from "#app/ui/stack/stack.tsx";
import { disciplinaryPlaces } from "../disciplinary-places.ts";
import type { CertificatePage } from "../queries/settings-page.ts";
import classes from "./disciplinary.module.css";
import { useDisciplinaryWords } from "./disciplinary-words.ts";

const kinds = ["revisions", "statements", "files", "papers", "notices"] as const;

/** That a note was expunged, how much of it went, and the company's signature under it. */
export function CertificateScreen({ page }: { page: CertificatePage }) {
  const { t, format } = useDisciplinaryWords();
  return (
    <Stack>
      <PageHeader
        title={t("certificate.title")}
        breadcrumbs={[{ label: t("navigation.settings"), href: disciplinaryPlaces.settings }]}
        breadcrumbsLabel={t("title")}
      />
      <p className={classes.soft}>{t("certificate.text")}</p>
      <DefinitionList
        items={[
          { term: t("certificate.at"), detail: format.moment(page.at) },
          { term: t("certificate.by"), detail: page.by ?? t("certificate.product") },
          { term: t("certificate.because"), detail: t(`certificate.${page.because}`) },
          ...(page.reason ? [{ term: t("field.reason"), detail: page.reason }] : []),
          ...kinds.map((kind) => ({
            term: t(`certificate.count.${kind}`),
            detail: format.number(page.counts[kind]),
          })),
          { term: t("certificate.number"), detail: <span className={classes.digest}>{page.id}</span> },
          { term: t("certificate.proof"), detail: <span className={classes.digest}>{page.proof}</span> },
          { term: t("certificate.signature"), detail: <span className={classes.digest}>{page.signature}</span> },
        ]}
      />
    </Stack>
  );
}

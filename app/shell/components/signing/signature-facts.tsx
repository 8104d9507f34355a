import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { signedDocumentAddress } from "#app/platform/signatures/document-address.ts";
import type { SignedDocumentView } from "#app/platform/signatures/signed-documents.ts";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { useViewer } from "../../frame-context.ts";
import { SignatureMark } from "./signature-mark.tsx";

export type SignatureFactsProps = { document: SignedDocumentView };

/** How a document ended: who, when, what they said to it, and its file. */
export function SignatureFacts({ document }: SignatureFactsProps) {
  const { t } = useTranslation("shell");
  const format = useFormat(useViewer().timeZone);
  const { id, standing, asks, settledAt, settledByName, typedName, statement, witnessName, expiresOn } = document;
  const refused = standing === "REFUSED";
  const by = standing === "ACKNOWLEDGED" ? t("signing.acknowledged-by") : t("signing.signed-by");
  const items = [
    { term: t("signing.result"), detail: <SignatureMark standing={standing} asks={asks} /> },
    ...(settledAt
      ? [
          {
            term: refused ? t("signing.settled-by") : by,
            detail: typedName ?? settledByName ?? "",
          },
          { term: t("signing.when"), detail: format.moment(settledAt) },
        ]
      : []),
    ...(witnessName ? [{ term: t("signing.witness"), detail: witnessName }] : []),
    ...(statement ? [{ term: t(refused ? "signing.said" : "signing.statement-given"), detail: statement }] : []),
    ...(standing === "OPEN" && expiresOn
      ? [{ term: t("signing.when"), detail: t("signing.last-day", { date: format.date(expiresOn) }) }]
      : []),
  ];
  return (
    <>
      <DefinitionList items={items} />
      {settledAt ? (
        <div>
          <Button href={signedDocumentAddress(id)} rel="external">
            {t("signing.download")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import type { Proof } from "#app/platform/signatures/document-content.ts";
import type { VerifiedFile } from "#app/platform/signatures/verify-file.ts";
import { Callout } from "#app/ui/callout/callout.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";

/** What a file turned out to be, and what was signed in it: to be compared with what its pages show. */
export function VerifiedDocument({ verified }: { verified: VerifiedFile }) {
  const { t } = useTranslation("shell");
  if (verified.state === "NO_PROOF")
    return (
      <Callout tone="warning" announced>
        {t("verify.no-proof")}
      </Callout>
    );
  if (verified.state === "CHANGED")
    return (
      <Callout tone="danger" announced>
        {t("verify.changed")}
      </Callout>
    );
  const { proof, content, key } = verified;
  return (
    <>
      <Callout tone="success" announced>
        {t("verify.valid")}
      </Callout>
      <SettledFacts proof={proof} fingerprint={key} />
      <p>{t("verify.key-help", { company: proof.company })}</p>
      <Fold title={t("verify.content")}>
        <div lang={content.language}>
          <DefinitionList items={content.facts.map(({ label, value }) => ({ term: label, detail: value }))} />
          {content.sections.map(({ title, entries }) => (
            <section key={title}>
              <h2>{title}</h2>
              <DefinitionList
                layout="stacked"
                items={entries.map(({ label, text }) => ({ term: label, detail: text }))}
              />
            </section>
          ))}
        </div>
      </Fold>
    </>
  );
}

function SettledFacts({ proof, fingerprint }: { proof: Proof; fingerprint: string }) {
  const { t } = useTranslation("shell");
  const format = useFormat();
  const { outcome, title, typedName, signer, statement, witness, settledBy, settledAt, company } = proof;
  const settledAs = outcome as "SIGNED" | "SIGNED_WITH_DISAGREEMENT" | "ACKNOWLEDGED" | "REFUSED" | "ISSUED";
  const parts = { ACKNOWLEDGED: t("signing.acknowledged-by"), ISSUED: t("signing.issued-to") };
  const by = settledAs === "ACKNOWLEDGED" || settledAs === "ISSUED" ? parts[settledAs] : t("signing.signed-by");
  const items = [
    { term: t("signing.document"), detail: title },
    { term: t("signing.result"), detail: t(`signing.standing.${settledAs}`) },
    ...(outcome === "REFUSED"
      ? [
          { term: t("signing.settled-by"), detail: settledBy },
          { term: t("signing.witness"), detail: witness },
        ]
      : [{ term: by, detail: typedName ?? signer }]),
    ...(statement ? [{ term: t("signing.statement-given"), detail: statement }] : []),
    { term: t("signing.when"), detail: format.moment(settledAt) },
    { term: t("verify.key", { company }), detail: fingerprint },
  ];
  return <DefinitionList items={items} />;
}

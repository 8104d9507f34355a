import { useLoaderData } from "@remix-run/react";
import { useState } from "react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { openPage } from "#app/platform/http/page.ts";
import { verifyFile, type VerifiedFile } from "#app/platform/signatures/verify-file.ts";
import { CopyButton } from "#app/ui/copy-button/copy-button.tsx";
import { DefinitionList } from "#app/ui/definition-list/definition-list.tsx";
import { FileField } from "#app/ui/file-field/file-field.tsx";
import { AuthLayout } from "../components/sign-in/auth-layout.tsx";
import { VerifiedDocument } from "../components/verify/verified-document.tsx";

/**
 * Open to all: a file is checked where it is chosen, and never sent. Who is signed in sees the key of their company, to
 * compare it and to give it to others.
 */
export const loader = openPage(async (scope) => {
  if (!scope.session?.employeeId || !scope.tenant || !(await scope.stillIn())) return { own: null };
  return { own: { company: scope.tenant.name, key: await (await scope.open()).signingKey() } };
});

export default function Verify() {
  const { t } = useTranslation("shell");
  const { own } = useLoaderData<typeof loader>();
  const [verified, setVerified] = useState<VerifiedFile | null>(null);
  const verify = async (file: File | undefined) =>
    setVerified(file ? await verifyFile(new Uint8Array(await file.arrayBuffer())) : null);
  return (
    <AuthLayout title={t("verify.title")} text={t("verify.text")}>
      <FileField
        name="file"
        label={t("verify.file")}
        accept="application/pdf,.pdf"
        onChange={(event) => void verify(event.currentTarget.files?.[0])}
      />
      {verified ? <VerifiedDocument verified={verified} /> : null}
      {own ? (
        <DefinitionList
          layout="stacked"
          items={[{ term: t("verify.key", { company: own.company }), detail: <OwnKey fingerprint={own.key} /> }]}
        />
      ) : null}
    </AuthLayout>
  );
}

/** The key as it is given to others: to be read out, or copied. */
function OwnKey({ fingerprint }: { fingerprint: string }) {
  const { t } = useTranslation("shell");
  return (
    <>
      <code>{fingerprint}</code>{" "}
      <CopyButton text={fingerprint} label={t("verify.copy-key")} copied={t("verify.copied")} />
    </>
  );
}

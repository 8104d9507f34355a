import { useState } from "react";
import { useTranslation } from "react-i18next";
import { openPage } from "#app/platform/http/page.ts";
import { verifyFile, type VerifiedFile } from "#app/platform/signatures/verify-file.ts";
import { FileField } from "#app/ui/file-field/file-field.tsx";
import { DoorScreen } from "../components/sign-in/door-screen.tsx";
import { VerifiedDocument } from "../components/verify/verified-document.tsx";

/** Open to all, and the same for all: a file is checked where it is chosen, and never sent. */
export const loader = openPage(() => Promise.resolve({}));

export default function Verify() {
  const { t } = useTranslation("shell");
  const [verified, setVerified] = useState<VerifiedFile | null>(null);
  const verify = async (file: File | undefined) =>
    setVerified(file ? await verifyFile(new Uint8Array(await file.arrayBuffer())) : null);
  return (
    <DoorScreen title={t("verify.title")} text={t("verify.text")}>
      <FileField
        name="file"
        label={t("verify.file")}
        accept="application/pdf,.pdf"
        onChange={(event) => void verify(event.currentTarget.files?.[0])}
      />
      {verified ? <VerifiedDocument verified={verified} /> : null}
    </DoorScreen>
  );
}

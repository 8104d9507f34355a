import { AttachedFiles } from "#app/platform/files/attachments/attached-files.tsx";
import { CommandForm } from "#app/platform/forms/command-form.tsx";
import { SignFields } from "#app/shell/components/signing/sign-fields.tsx";
import { SignatureFacts } from "#app/shell/components/signing/signature-facts.tsx";
import { Button } from "#app/ui/button/button.tsx";
import { Fold } from "#app/ui/fold/fold.tsx";
import type { JourneyStep } from "../../queries/journey-page.ts";
import { journeyCommands } from "../lifecycle-commands.ts";
import { useLifecycleWords } from "../lifecycle-words.ts";
import { FilesToHandIn } from "./files-to-hand-in.tsx";

/** What was handed in or signed, for who may open it. */
export function StepPapers({ step: { files, papers } }: { step: JourneyStep }) {
  const { t } = useLifecycleWords();
  return (
    <>
      <AttachedFiles files={files} label={t("paper.files")} />
      {papers.map((document) => (
        <SignatureFacts key={document.id} document={document} />
      ))}
    </>
  );
}

/** Files that the step asks for; those handed in before can be taken off. */
export function HandIn({ step: { id, version, files } }: { step: JourneyStep }) {
  const { t } = useLifecycleWords();
  const form = journeyCommands.useCommandForm({
    ...{ intent: "hand-in", id: `hand-in-${id}`, about: "stepId", said: t("said.handed-in") },
    fields: { stepId: id, version: String(version) },
  });
  return (
    <CommandForm form={form} guarded encType="multipart/form-data" layout="reading">
      <FilesToHandIn
        form={form}
        present={files.map(({ id: fileId, fileName }) => ({ id: fileId, name: fileName, src: null }))}
      />
      <div>
        <Button type="submit" size="small" tone="primary" loading={form.busy}>
          {t("paper.hand-in")}
        </Button>
      </div>
    </CommandForm>
  );
}

const said = ["outcome", "statement", "typedName"] as const;

/** The text above is signed exactly as it stands there. */
export function Sign({ step: { id, version, digest }, signer }: { step: JourneyStep; signer: string }) {
  const { t } = useLifecycleWords();
  const form = journeyCommands.useCommandForm({
    ...{ intent: "sign-step", id: `sign-${id}`, about: "stepId", said: t("said.signed") },
    fields: { stepId: id, version: String(version), digest: digest ?? "" },
  });
  return (
    <Fold title={t("paper.sign")} open={said.some((field) => form.wrong(field) !== undefined)}>
      <CommandForm form={form} guarded layout="reading">
        <SignFields form={form} asks="SIGNATURE" name={signer} />
        <div>
          <Button type="submit" size="small" tone="primary" loading={form.busy}>
            {t("paper.sign")}
          </Button>
        </div>
      </CommandForm>
    </Fold>
  );
}

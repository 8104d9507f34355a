import { Fragment } from "react";
import { SubmitRow } from "#app/platform/forms/submit-row.tsx";
import { FileForm } from "#app/shell/components/file-import/file-parts.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import { Checkbox } from "#app/ui/checkbox/checkbox.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ImportScreen, ShownFile } from "../queries/import-screen.ts";
import { useCommandForm } from "./import-commands.ts";
import { useImportWords } from "./use-import-words.ts";

export type ApplyFormProps = { screen: ImportScreen; file: ShownFile; changes: number };

/** Does what was shown; that lines are left out, and what may surprise, is agreed to first. */
export function ApplyForm({ screen, file: { id, counts, consents }, changes }: ApplyFormProps) {
  const { t, words } = useImportWords(screen);
  const form = useCommandForm({ intent: "apply-file", fields: { fileId: id } });
  const refused = counts["REFUSED"] ?? 0;
  return (
    <Section title={t("apply-title")} description={t("apply-text")}>
      <FileForm form={form}>
        {refused > 0 ? (
          <Checkbox
            name="leaveOutRefused"
            label={t("leave-out", { count: refused })}
            error={form.wrong("leaveOutRefused")?.[0]}
          />
        ) : null}
        {consents.map(({ name, warning, label, params }) => (
          <Fragment key={name}>
            <Callout tone="warning">{words(warning, params)}</Callout>
            <Checkbox name="agreed" value={name} label={words(label, params)} error={form.wrong(name)?.[0]} />
          </Fragment>
        ))}
        <SubmitRow form={form} label={t(screen.asSet ? "apply-changes" : "apply", { count: changes })} />
      </FileForm>
    </Section>
  );
}

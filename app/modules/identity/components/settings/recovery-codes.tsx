import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "#app/platform/i18n/use-translation.ts";
import { Button } from "#app/ui/button/button.tsx";
import { Callout } from "#app/ui/callout/callout.tsx";
import classes from "./settings.module.css";

/** Shown this once: whoever has lost the phone comes in with one of them. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation("identity");
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Cairn\n\n${codes.join("\n")}\n`)}`;
  return (
    <>
      <Callout tone="warning" announced title={t("recovery.title")}>
        {t("recovery.text")}
      </Callout>
      <ul className={classes.codes} aria-label={t("recovery.title")}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className={classes.submit}>
        <Button href={file} rel="external" download="cairn-recovery-codes.txt" icon={<IconDownload />}>
          {t("recovery.download")}
        </Button>
      </div>
    </>
  );
}

/** The codes an answer carries, if it carries any. */
export function codesOf(answer: { done: boolean; value: unknown } | null): readonly string[] {
  const value = answer?.done ? (answer.value as { recoveryCodes?: readonly string[] } | null) : null;
  return value?.recoveryCodes ?? [];
}

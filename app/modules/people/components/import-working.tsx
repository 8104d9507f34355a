import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#app/platform/i18n/use-format.ts";
import { Button } from "#app/ui/button/button.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { ImportTask } from "../queries/import-screen.ts";
import classes from "./import.module.css";

const everyMilliseconds = 1_000;

/** Work that goes on in the background, looked at anew each second; the page may be left. */
export function ImportWorking({ task }: { task: ImportTask }) {
  const { t } = useTranslation("people");
  const format = useFormat();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(revalidate, everyMilliseconds);
    return () => clearInterval(timer);
  }, [revalidate]);
  const counted = task.total > 0;
  return (
    <Section title={t(`import.task.${task.kind}`)} description={t("import.go-on")}>
      <p role="status">{t(`import.phase.${task.phase}`)}</p>
      {counted ? (
        <ProgressBar
          value={(task.done / task.total) * 100}
          label={t(`import.phase.${task.phase}`)}
          formatted={t("import.done-of", { done: format.number(task.done), total: format.number(task.total) })}
        />
      ) : null}
      <noscript>
        <div className={classes.end}>
          <Button href="?">{t("import.look-again")}</Button>
        </div>
      </noscript>
    </Section>
  );
}

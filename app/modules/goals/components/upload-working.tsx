import { useRevalidator } from "@remix-run/react";
import { useEffect } from "react";
import { Button } from "#app/ui/button/button.tsx";
import { ProgressBar } from "#app/ui/progress-bar/progress-bar.tsx";
import { Section } from "#app/ui/section/section.tsx";
import type { UploadScreen } from "../queries/upload-screen.ts";
import { useGoalWords } from "./goal-words.ts";
import classes from "./upload.module.css";

const everyMilliseconds = 1_000;

/** Work that goes on in the background, looked at anew each second; the page may be left. */
export function UploadWorking({
  task,
  uploadId,
  lines,
}: {
  task: NonNullable<UploadScreen["task"]>;
  uploadId: string;
  lines: number;
}) {
  const { t } = useGoalWords();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const timer = setInterval(revalidate, everyMilliseconds);
    return () => clearInterval(timer);
  }, [revalidate]);
  const title = t(`upload.task.${task.kind}`);
  const total = task.total || lines;
  return (
    <Section title={title} description={t("upload.goes-on")}>
      <p role="status" className={classes.quiet}>
        {task.state === "WAITING" ? t("exports.state.QUEUED") : t("exports.state.RUNNING")}
      </p>
      {task.kind === "UNDO" ? null : (
        <ProgressBar
          value={(task.done / total) * 100}
          label={title}
          formatted={t("alignment.of", { part: task.done, whole: total })}
        />
      )}
      <noscript>
        <div className={classes.buttons}>
          <Button href={`?upload=${uploadId}`}>{t("exports.look-again")}</Button>
        </div>
      </noscript>
    </Section>
  );
}

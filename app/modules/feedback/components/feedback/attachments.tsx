import { IconFileText } from "@tabler/icons-react";
import { attachmentAddress } from "#app/platform/files/attachments/attachment-address.ts";
import type { AttachmentView } from "#app/platform/files/attachments/attachments.ts";
import classes from "../feedback.module.css";
import { useFeedbackWords } from "../feedback-words.ts";

/** The pictures and documents of a feedback, for those who read it. */
export function Attachments({ files }: { files: readonly AttachmentView[] }) {
  const { t } = useFeedbackWords();
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={t("give.attachments")}>
      {files.map(({ id, kind, fileName, width, height }) => (
        <li key={id}>
          <a href={attachmentAddress(id)} target="_blank" rel="noreferrer" className={classes.file}>
            {kind === "DOCUMENT" ? (
              <>
                <IconFileText size={16} aria-hidden="true" /> <bdi>{fileName}</bdi>
              </>
            ) : (
              <img
                src={attachmentAddress(id)}
                alt={fileName}
                width={width ?? undefined}
                height={height ?? undefined}
                loading="lazy"
              />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

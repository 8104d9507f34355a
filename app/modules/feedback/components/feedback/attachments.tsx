import { IconFileText } from "@tabler/icons-react";
import { AttachedPicture } from "#app/platform/files/attachments/attached-picture.tsx";
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
              <AttachedPicture id={id} width={width} height={height} alt={fileName} />
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

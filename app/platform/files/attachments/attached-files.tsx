import { IconFileText } from "@tabler/icons-react";
import { attachmentAddress } from "./attachment-address.ts";
import classes from "./attached-files.module.css";
import { AttachedPicture } from "./attached-picture.tsx";
import type { AttachmentView } from "./attachments.ts";

/** The pictures and documents on a record, for those who read it; nothing where there are none. */
export function AttachedFiles({ files, label }: { files: readonly AttachmentView[]; label: string }) {
  if (files.length === 0) return null;
  return (
    <ul className={classes.files} aria-label={label}>
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

import { IconX } from "@tabler/icons-react";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { joinClasses } from "../class-names/join-classes.ts";
import { Field } from "../field/field.tsx";
import type { FieldTexts } from "../field/field-properties.ts";
import { useField } from "../field/use-field.ts";
import { IconButton } from "../icon-button/icon-button.tsx";
import classes from "./files-field.module.css";

/** A file that is there already; `src` shows it where it is a picture. */
export type PresentFile = { id: string; name: string; src: string | null };

export type FilesFieldProps = FieldTexts & {
  name: string;
  id?: string;
  /** On the button that opens the browser's picker. */
  addLabel: string;
  icon?: ReactNode;
  /** Names what takes one of them away again. */
  removeLabel: (fileName: string) => string;
  accept?: string;
  present?: readonly PresentFile[];
  /** The field under which the ids of present files that are to go are sent. */
  removedName?: string;
};

/**
 * Several files, shown before they are sent and taken out again one by one. Before any script it is the browser's own
 * picker, and present files have boxes to tick. Its form needs `encType="multipart/form-data"`.
 */
export function FilesField({
  addLabel,
  icon,
  removeLabel,
  accept,
  present = [],
  removedName = "removedFiles",
  ...props
}: FilesFieldProps) {
  const { field, control } = useField(props);
  const { input, chosen, take, drop, scripted } = useChosenFiles();
  const [removed, setRemoved] = useState<readonly string[]>([]);
  const kept = present.filter(({ id }) => !removed.includes(id));
  return (
    <Field {...field}>
      <div className={classes.row}>
        <label className={joinClasses(classes.add, scripted && classes.scripted)}>
          {scripted ? (
            <span className={classes.button}>
              {icon}
              {addLabel}
            </span>
          ) : null}
          <input
            ref={input}
            {...control}
            type="file"
            multiple
            accept={accept}
            className={classes.input}
            onChange={take}
          />
        </label>
      </div>
      {kept.length + chosen.length > 0 ? (
        <ul className={classes.list}>
          {kept.map((file) => (
            <PresentItem
              key={file.id}
              {...{ file, scripted, removedName }}
              label={removeLabel(file.name)}
              onRemove={() => setRemoved((before) => [...before, file.id])}
            />
          ))}
          {chosen.map(({ file, src }, index) => (
            <li key={`${file.name}-${file.lastModified}-${index}`} className={classes.file}>
              <Preview name={file.name} src={src} />
              <RemoveButton label={removeLabel(file.name)} onRemove={() => drop(index)} />
            </li>
          ))}
        </ul>
      ) : null}
      {removed.map((id) => (
        <input key={id} type="hidden" name={removedName} value={id} />
      ))}
    </Field>
  );
}

type PresentItemProps = {
  file: PresentFile;
  scripted: boolean;
  removedName: string;
  label: string;
  onRemove: () => void;
};

function PresentItem({ file: { id, name, src }, scripted, removedName, label, onRemove }: PresentItemProps) {
  return (
    <li className={classes.file}>
      <Preview name={name} src={src} />
      {scripted ? (
        <RemoveButton {...{ label, onRemove }} />
      ) : (
        <label className={classes.tick}>
          <input type="checkbox" name={removedName} value={id} />
          {label}
        </label>
      )}
    </li>
  );
}

function RemoveButton({ label, onRemove }: { label: string; onRemove: () => void }) {
  return (
    <IconButton
      size="small"
      className={classes.remove}
      label={label}
      icon={<IconX aria-hidden="true" />}
      onClick={onRemove}
    />
  );
}

function Preview({ name, src }: { name: string; src: string | null }) {
  return src ? <img src={src} alt={name} className={classes.picture} /> : <span className={classes.name}>{name}</span>;
}

type Chosen = { file: File; src: string | null };

/** The files in the field: what the picker gives is added to those chosen before, as long as the form is open. */
function useChosenFiles() {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly Chosen[]>([]);
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  const shown = useRef(chosen);
  shown.current = chosen;
  useEffect(() => () => shown.current.forEach(({ src }) => src && URL.revokeObjectURL(src)), []);
  const hold = (next: readonly Chosen[]) => {
    const files = new DataTransfer();
    next.forEach(({ file }) => files.items.add(file));
    input.current!.files = files.files;
    setChosen(next);
  };
  return {
    input,
    chosen,
    scripted,
    take: () => {
      const files = [...(input.current?.files ?? [])];
      const anew = files.map((file) => ({
        file,
        src: file.type.startsWith("image/") ? URL.createObjectURL(file) : null,
      }));
      hold([...chosen, ...anew]);
    },
    drop: (index: number) => {
      const gone = chosen[index]?.src;
      if (gone) URL.revokeObjectURL(gone);
      hold(chosen.filter((_, place) => place !== index));
    },
  };
}

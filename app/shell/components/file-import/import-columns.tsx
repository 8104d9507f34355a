import { SelectField } from "#app/ui/select-field/select-field.tsx";
import classes from "./file-import.module.css";

/** What a column of a file can mean: the form's name for it, what it is called, and which column (from 0) it is read from. */
export type ImportColumnField = {
  name: string;
  label: string;
  column: number | undefined;
  required?: boolean;
  error?: string | string[];
};

export type ImportColumnsProps = {
  /** The heads of the file's columns, and the cells of its first line, to know them by. */
  headers: readonly string[];
  sample: readonly string[] | undefined;
  fields: readonly ImportColumnField[];
  /** A column without a head, by its number from 1. */
  nameless: (number: number) => string;
  notInFile: string;
};

const sampleLength = 40;

/** What each column of a file means: guessed by its head, or as it was the last time, to be put right by hand. */
export function ImportColumns({ headers, sample, fields, nameless, notInFile }: ImportColumnsProps) {
  const options = headers.map((header, index) => ({
    value: String(index),
    label: [header || nameless(index + 1), sample?.[index]?.slice(0, sampleLength)].filter(Boolean).join(" · "),
  }));
  return (
    <div className={classes.fields}>
      {fields.map(({ name, label, column, required, error }) => (
        <SelectField
          key={name}
          {...{ name, label, options, required, error }}
          placeholder={notInFile}
          defaultValue={column === undefined ? "" : String(column)}
        />
      ))}
    </div>
  );
}

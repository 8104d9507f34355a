import { FileField, type FileFieldProps } from "#app/ui/file-field/file-field.tsx";

/** The file that is read in: what `readTable` reads, by the name its use-cases know. */
export function TableFileField(props: Pick<FileFieldProps, "id" | "label" | "description" | "error">) {
  return <FileField {...props} name="file" accept=".csv,.txt,.tsv,.xlsx,text/csv" required />;
}

import { applyFileInput, applyFile } from "#app/modules/imports/use-cases/apply-file.ts";
import { checkFile } from "#app/modules/imports/use-cases/check-file.ts";
import { readFile, readFileInput } from "#app/modules/imports/use-cases/read-file.ts";
import { undoFile } from "#app/modules/imports/use-cases/undo-file.ts";
import type { PeopleCounts } from "../use-cases/sync-people.ts";
import type { Context } from "#app/platform/context/context.ts";

type Asked = {
  importId: string;
  column: object;
  dateFormat: string;
  from: string;
  retireMissing?: boolean;
  addsTerms?: boolean;
};

/** A file of people on its way, in the foreground, for tests and benches. */
export async function readImportFile(context: Context, { file }: { file: File }): Promise<{ importId: string }> {
  return { importId: (await readFile(context, readFileInput.parse({ kind: "people", file }))).fileId };
}

type Came = { counts: PeopleCounts };

export async function checkImport(context: Context, { importId, column, ...settings }: Asked): Promise<Came> {
  const columns = column as Record<string, number>;
  return (await checkFile(context, { fileId: importId, columns, settings })) as unknown as Came;
}

type Agreed = { importId: string; leaveOutRefused?: boolean; retireMany?: boolean; joinMany?: boolean };

export async function applyImport(
  context: Context,
  { importId, leaveOutRefused = false, retireMany = false, joinMany = false }: Agreed,
): Promise<Came> {
  const agreed = [...(retireMany ? ["retireMany"] : []), ...(joinMany ? ["joinMany"] : [])];
  const input = applyFileInput.parse({ fileId: importId, leaveOutRefused, agreed });
  return (await applyFile(context, input)) as unknown as Came;
}

export function undoImport(context: Context, { importId }: { importId: string }) {
  return undoFile(context, { fileId: importId });
}

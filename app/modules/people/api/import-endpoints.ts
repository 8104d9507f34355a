import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { type AnyEndpoint, endpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { withChanges } from "#app/platform/lists/followed-list.ts";
import { columnInput } from "#app/platform/import/column-input.ts";
import { fileEndpoints } from "#app/platform/import/file-endpoints.ts";
import { largestFile, mostRows } from "#app/platform/import/file-limits.ts";
import { earlierFiles, fileTask, readRows } from "#app/modules/imports/index.ts";
import type { Context } from "#app/platform/context/context.ts";
import { givenRows, rowsOrCsv } from "#app/platform/import/given-rows.ts";
import { ids } from "../domain/ids.ts";
import { importFields } from "../domain/import/columns.ts";
import { fieldKey, isFieldKey } from "../domain/import/custom-fields.ts";
import { importSettingsInput } from "../domain/import/settings.ts";
import { importState, importStateInput, requireImport, stateOfImport } from "../queries/import-state.ts";
import { leaversAsked } from "../queries/leavers-asked.ts";
import { setLeaverShare, setLeaverShareInput } from "../use-cases/set-leaver-share.ts";

const can = mayEver("create", "Employee");
const listed = z
  .object({
    id: z.string().describe("The id of the record, a UUID."),
    fileName: z.string().describe("What the file is called."),
    status: importState.shape.status,
    rowCount: z.number().describe("How many people the file names."),
    by: z.string().nullable().describe("Who read it in, by name; null where the product did."),
    at: z.string().describe("When, in UTC."),
  })
  .meta({ id: "EmployeeImportSummary" });
const share = z.object({
  share: z.number().describe("Percent of the company that may leave by one import without being asked for."),
});

const { dateFormat, from, retireMissing } = importSettingsInput.shape;
const readInput = z.object({ ...givenRows({ rows: mostRows.XLSX, bytes: largestFile }) }).refine(...rowsOrCsv);
const checkInput = z.object({
  importId: ids.import,
  column: z
    .object(
      Object.fromEntries(
        importFields.map((field) => [
          field,
          columnInput.optional().describe("The column it is read from, counted from 0."),
        ]),
      ),
    )
    .optional()
    .describe("The column, counted from 0, that each fact is read from."),
  field: z
    .record(z.uuid(), columnInput.optional())
    .optional()
    .describe("The column, counted from 0, that each of the company's own fields is read from, by its id."),
  dateFormat: dateFormat.optional(),
  from: from.optional().describe("The first day on which what the file says holds; left out, as before."),
  retireMissing: retireMissing.optional().describe("Whether people the file does not name leave."),
});
const applyInput = z.object({
  importId: ids.import,
  leaveOutRefused: z
    .boolean()
    .default(false)
    .describe("Whether rows that are refused are left out; otherwise one refuses all."),
  joinMany: z.boolean().default(false).describe("Whether more people may join than are here already."),
  retireMany: z.boolean().default(false).describe("Whether more people may leave than the share says."),
});
const undoInput = z.object({ importId: ids.import });

async function read(context: Context, given: z.output<typeof readInput>): Promise<{ importId: string }> {
  const { fileId } = await readRows(context, { ...given, kind: "people" });
  return { importId: fileId };
}

/** What is left out stays as it was last chosen, at first as it was guessed. */
async function check(context: Context, { importId, column: facts, field, ...said }: z.output<typeof checkInput>) {
  const { mapping, settings } = await requireImport(context, importId);
  const kept = Object.entries(mapping).filter(([name]) => (isFieldKey(name) ? !field : !facts));
  const own = Object.entries(field ?? {}).map(([id, at]) => [fieldKey(id), at]);
  const columns = Object.fromEntries([...kept, ...Object.entries(facts ?? {}), ...own]) as Record<string, number | "">;
  const answered = Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined));
  await fileTask.ask.CHECK(context, { fileId: importId, columns, settings: { ...settings, ...answered } });
}

async function apply(
  context: Context,
  { importId, leaveOutRefused, joinMany, retireMany }: z.output<typeof applyInput>,
) {
  await requireImport(context, importId);
  const agreed = [...(joinMany ? ["joinMany"] : []), ...(retireMany ? ["retireMany"] : [])];
  await fileTask.ask.APPLY(context, { fileId: importId, leaveOutRefused, agreed });
}

async function undo(context: Context, { importId }: z.output<typeof undoInput>) {
  await requireImport(context, importId);
  await fileTask.ask.UNDO(context, { fileId: importId });
}

/** People from programs, under the addresses they have had: what is done is what `/imports` does. */
export const importEndpoints: readonly AnyEndpoint[] = [
  ...withChanges(
    endpoint({
      method: "GET",
      path: "/employee-imports",
      can,
      summary: "The imports of last time, newest first, and the share of leavers at which an import asks.",
      input: pagingInput,
      output: listShape(listed, {
        share: z.number().describe("Percent of the company that may leave by one import without being asked for."),
      }),
      run: async (context, input) => {
        const { share: percent } = await leaversAsked(context);
        const files = await earlierFiles(context, ["people"]);
        const items = files.map(({ lines: rowCount, ...one }) => ({ ...one, rowCount }));
        return { ...pageOfAll(items, input), share: percent };
      },
    }),
  ),
  endpoint({
    method: "PUT",
    path: "/employee-imports/share",
    can,
    summary: "Percent of the company that may leave by one import without being asked for.",
    input: setLeaverShareInput,
    output: share,
    run: setLeaverShare,
  }),
  ...fileEndpoints({
    path: "/employee-imports",
    idField: "importId",
    can,
    state: {
      summary: "Where an import is, and line by line what it would do or did; next is the place to ask for as after.",
      input: importStateInput,
      output: importState,
      run: stateOfImport,
    },
    read: {
      summary:
        "Reads rows of people, or a CSV file sent as text/csv; nobody is changed. Then check it, and apply what the check says.",
      input: readInput,
      largest: largestFile,
      run: read,
    },
    check: {
      summary:
        "The dry run: says what each row would do, at once or, of many rows, in the background. " +
        "Columns that are not named stay as guessed.",
      input: checkInput,
      run: check,
    },
    apply: {
      summary: "Does in the background what the check said, whole or not at all.",
      input: applyInput,
      run: apply,
    },
    undo: {
      summary: "Takes an import back, until something it touched is changed.",
      input: undoInput,
      run: undo,
    },
  }),
];

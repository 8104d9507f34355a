import { z } from "zod";
import { mayEver } from "#app/platform/http/can.ts";
import { type AnyEndpoint, endpoint } from "#app/platform/http/endpoint.ts";
import { listShape, pageOfAll, pagingInput } from "#app/platform/http/paging.ts";
import { fileEndpoints } from "#app/platform/import/file-endpoints.ts";
import { largestFile } from "#app/platform/import/file-limits.ts";
import { importStart } from "../queries/import-list.ts";
import { importState, importStateInput, stateOfImport } from "../queries/import-state.ts";
import { applyImportInput } from "../use-cases/apply-import.ts";
import { peopleImport } from "../use-cases/people-import.ts";
import { checkImportAsRead, checkImportAsReadInput } from "../use-cases/check-import-as-read.ts";
import { readImportRows, readImportRowsInput } from "../use-cases/read-import-rows.ts";
import { setLeaverShare, setLeaverShareInput } from "../use-cases/set-leaver-share.ts";
import { undoImport, undoImportInput } from "../use-cases/undo-import.ts";

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

/** People from programs: read, checked, applied, undone, as on the screen. */
export const importEndpoints: readonly AnyEndpoint[] = [
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
      const { imports, share: percent } = await importStart(context);
      const items = imports.map((one) => ({ ...one, at: one.at.toISOString() }));
      return { ...pageOfAll(items, input), share: percent };
    },
  }),
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
      input: readImportRowsInput,
      largest: largestFile,
      run: readImportRows,
    },
    check: {
      summary:
        "The dry run: says what each row would do, at once or, of many rows, in the background. " +
        "Columns that are not named stay as guessed.",
      input: checkImportAsReadInput,
      run: checkImportAsRead,
    },
    apply: {
      summary: "Does in the background what the check said, whole or not at all.",
      input: applyImportInput,
      run: peopleImport.ask.APPLY,
    },
    undo: {
      summary: "Takes an import back, until something it touched is changed.",
      input: undoImportInput,
      run: undoImport,
    },
  }),
];

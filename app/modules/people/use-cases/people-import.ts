import { authorize } from "#app/platform/context/authorize.ts";
import { conflict } from "#app/platform/errors/app-error.ts";
import { mayEver } from "#app/platform/http/can.ts";
import { defineImport } from "#app/platform/import/file-import.ts";
import { type ImportRecord, requireImport } from "../data/import/import-record.ts";
import { applyImport, applyImportInput, refuseUnasked } from "./apply-import.ts";
import { checkImport, checkImportInput } from "./check-import.ts";

/** Files of up to so many lines are checked while one waits. */
const checkedAtOnce = 2_000;

/** Files of people. Whoever may add people sees every import; it is applied in the background, however short. */
export const peopleImport = defineImport({
  kind: "people.import",
  can: mayEver("create", "Employee"),
  seesAll: async () => true,
  codes: { fault: "people.import-fault", stalled: "people.import-fault", busy: "people.import-busy" },
  idField: "importId",
  open: async (context, importId) => {
    await authorize(context, "create", { kind: "Employee" });
    return requireImport(context, importId, true);
  },
  linesOf: ({ rowCount }: ImportRecord) => rowCount,
  acts: {
    CHECK: { input: checkImportInput, mostAtOnce: checkedAtOnce, phase: "COMPARING", run: checkImport },
    APPLY: {
      input: applyImportInput,
      phase: "COMPARING",
      refuse: (record: ImportRecord, { leaveOutRefused, retireMany }) => {
        if (record.status !== "CHECKED")
          throw conflict(
            record.status === "READ" ? "people.import-unchecked" : "people.import-over",
            "There is nothing to apply.",
          );
        refuseUnasked(record, leaveOutRefused, retireMany);
      },
      run: applyImport,
    },
  },
});

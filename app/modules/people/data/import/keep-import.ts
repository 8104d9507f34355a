import { writeAuditEntry } from "#app/platform/audit/write-audit-entry.ts";
import type { Context } from "#app/platform/context/context.ts";
import { insertRows } from "#app/platform/context/insert-rows.ts";
import type { EmployeeField } from "../../domain/employee-fields.ts";
import { guessImportColumns } from "../../domain/import/columns.ts";
import { guessFieldColumns } from "../../domain/import/custom-fields.ts";
import type { DateFormat } from "#app/platform/import/date-formats.ts";
import { guessDateFormat } from "#app/platform/import/dates.ts";
import { activeFields } from "../employee-fields.ts";
import { lastReading, type ImportSettings } from "./import-record.ts";
import { leaverShare } from "./leaver-share.ts";
import type { FileTable } from "#app/platform/import/read-table.ts";
import { sql } from "#tenancy/sql.ts";

const atOnce = 5_000;

/** Keeps the lines of a file, with a first guess of what its columns mean. */
export async function keepImport(context: Context, name: string, table: FileTable): Promise<{ importId: string }> {
  const importId = context.newId();
  const fileName = name.normalize("NFC").slice(-200);
  await context.rows(
    sql`insert into {people_import} (id, file_name, status, headers, row_count, settings, created_by, created_at)
      values (${importId}, ${fileName}, 'READ', ${JSON.stringify(table.headers)}::jsonb, ${table.rows.length},
      ${JSON.stringify({
        ...firstGuess(table, await activeFields(context), context.today()),
        ...(await lastReading(context, table.headers)),
        retireShare: await leaverShare(context),
      })}::jsonb, ${context.actor.employeeId}, ${context.clock.now()})`,
  );
  for (let start = 0; start < table.rows.length; start += atOnce) {
    await insertRows(
      context,
      "people_import_line",
      "import_id uuid, line int, cells jsonb",
      table.rows.slice(start, start + atOnce).map(({ line, cells }) => ({ import_id: importId, line, cells })),
    );
  }
  await writeAuditEntry(context, {
    action: "people.read-import-file",
    subjectType: "PeopleImport",
    subjectId: importId,
    detail: { fileName, rows: table.rows.length },
  });
  return { importId };
}

function firstGuess(
  table: FileTable,
  ownFields: readonly EmployeeField[],
  today: string,
): Omit<ImportSettings, "retireShare"> {
  const mapping = guessImportColumns(table.headers);
  const fields = guessFieldColumns(table.headers, ownFields, new Set(Object.values(mapping)));
  return {
    mapping,
    fields,
    dateFormat: guessFormat(table, [mapping.joinedOn, mapping.dateOfBirth]),
    from: today,
    retireMissing: false,
  };
}

function guessFormat({ rows }: FileTable, columns: readonly (number | undefined)[]): DateFormat {
  const sample = rows.slice(0, 2_000);
  return guessDateFormat(
    columns.flatMap((column) => (column === undefined ? [] : sample.map((row) => row.cells[column] ?? ""))),
  );
}

import { modelsOf } from "#sdk/kinds/kinds.ts";
import { applyMapping, type Mapping } from "../domain/mapping.ts";
import { runOrder, type OrderOptions } from "../host/run-order.ts";

/** The first rows of a stream, as they would be read; `wrong` says why one would be left out. */
export type Preview = {
  stream: string;
  /** Columns of the source that no field of ours knows. */
  columns: string[];
  rows: { cells: Record<string, string>; wrong: string | null }[];
};

const shown = 20;

class EnoughSeen extends Error {}

/** Reads the first page that holds anything and stops there. */
export async function previewRows(stream: string, options: Omit<OrderOptions, "store">): Promise<Preview> {
  let rows: Record<string, unknown>[] = [];
  try {
    await runOrder(
      { act: "read", stream, from: null, mode: "full" },
      {
        ...options,
        store: async ({ upsert }) => {
          rows = upsert.slice(0, shown);
          if (rows.length > 0) throw new EnoughSeen();
        },
      },
    );
  } catch (error) {
    if (!(error instanceof EnoughSeen)) throw error;
  }
  return previewOf(options.connector.manifest.kind, stream, rows, options.installation as { mapping?: unknown });
}

function previewOf(
  kind: Parameters<typeof modelsOf>[0],
  stream: string,
  rows: Record<string, unknown>[],
  { mapping }: { mapping?: unknown },
): Preview {
  const model = modelsOf(kind)[stream]!;
  const columns = [...new Set(rows.flatMap((row) => Object.keys((row["extra"] as object | undefined) ?? {})))];
  return {
    stream,
    columns,
    rows: rows.map((row) => {
      const whole = applyMapping(row, (mapping ?? {}) as Mapping);
      const read = model.safeParse(whole);
      return {
        cells: Object.fromEntries(
          Object.entries(whole).flatMap(([name, value]) =>
            value === undefined || value === null || typeof value === "object"
              ? []
              : [[name, String(value).slice(0, 120)]],
          ),
        ),
        wrong: read.success
          ? null
          : read.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "),
      };
    }),
  };
}

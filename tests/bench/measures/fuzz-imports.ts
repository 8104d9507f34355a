import { readTable } from "#app/platform/import/read-table.ts";
import { guessImportColumns } from "#app/modules/people/domain/import/columns.ts";
import { planImport } from "#app/modules/people/domain/import/plan.ts";
import { readLine } from "#app/modules/people/domain/import/read-line.ts";
import type { Register } from "#app/modules/people/domain/import/register.ts";
import { filesOf } from "#app/modules/people/testing/file-fuzz.ts";
import { AppError } from "#app/platform/errors/app-error.ts";
import type { Measure } from "../measure.ts";

const inputs = 20_000;
const atOnce = 500;
const megabyte = 1024 * 1024;
const nobody: Register = {
  people: [],
  choices: { orgUnit: [], jobRole: [], grade: [{ id: "g5", name: "G5" }], location: [] },
  linesOf: () => [],
  fields: [],
  valueOf: () => null,
};

/** Files of any bytes read and planned: each is a plan or a refusal in words, in bounded memory. */
export const fuzzImports: Measure = {
  id: "R15",
  about: "20,000 strange files of people read and planned: faults, and memory",
  run: async () => {
    const seed = Number(process.env["CAIRN_FUZZ_SEED"] ?? Date.now() % 2 ** 31);
    let faults = 0;
    let planned = 0;
    let most = 0;
    globalThis.gc?.();
    const before = process.memoryUsage.rss();
    for (let done = 0; done < inputs; done += atOnce) {
      for (const [index, bytes] of filesOf(seed + done, atOnce).entries()) {
        try {
          planned += await plan(bytes);
        } catch (error) {
          if (error instanceof AppError && error.status < 500) continue;
          faults += 1;
          process.stdout.write(`    seed ${seed + done}, file ${index}: ${(error as Error).message}\n`);
        }
      }
      most = Math.max(most, (process.memoryUsage.rss() - before) / megabyte);
    }
    if (planned === 0) throw new Error("No file came as far as a plan.");
    return [
      {
        id: "R15",
        what: `faults of ${inputs.toLocaleString("en")} files, seed ${seed}`,
        goal: "0",
        limit: 0,
        value: faults,
        unit: "faults",
        ours: `${planned.toLocaleString("en")} lines planned`,
        baseline: "none",
        spread: 0,
      },
      {
        id: "R15",
        what: "memory while it lasts",
        goal: "≤ +150 MB",
        limit: 150,
        value: most,
        unit: "MB",
        ours: `${most.toFixed(0)} MB`,
        baseline: "before",
        spread: 0,
      },
    ];
  },
};

async function plan(bytes: Uint8Array): Promise<number> {
  const { headers, rows } = await readTable(bytes, { encoding: null, delimiter: null });
  const mapping = guessImportColumns(headers);
  const lines = rows.map(({ line, cells }) => readLine(line, cells, mapping, "yyyy-MM-dd"));
  let ids = 0;
  return planImport(lines, nobody, {
    from: "2026-11-16",
    retireMissing: false,
    actorId: "nobody",
    newId: () => `new-${(ids += 1)}`,
  }).length;
}

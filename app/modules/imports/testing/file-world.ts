import type { ImportedLine } from "#app/platform/contributions/importable.ts";
import type { Company } from "#tests/support/world.ts";
import { requireFile } from "../data/hold-file.ts";
import { verdictsOf } from "../data/verdicts.ts";
import { formNameOf } from "../domain/columns.ts";
import { applyFileInput } from "../use-cases/apply-file.ts";
import { checkFileInput } from "../use-cases/check-file.ts";
import { fileTask } from "../use-cases/file-task.ts";
import { readFile, readFileInput } from "../use-cases/read-file.ts";

/** Files of a company for tests, given and worked on by one person. */
export class FileWorld {
  readonly company: Company;
  readonly by: string;
  constructor(company: Company, by: string) {
    this.company = company;
    this.by = by;
  }

  async read(kind: string, text: string, about?: string): Promise<string> {
    const input = readFileInput.parse({ kind, about, file: new File([text], "lines.csv") });
    return (await this.company.as(this.by, (context) => readFile(context, input))).fileId;
  }

  file(fileId: string) {
    return this.company.as(this.by, async (context) => {
      const { kind, fileName, status, mapping, counts, made } = await requireFile(context, fileId);
      const plan = counts ? await verdictsOf(context, fileId) : null;
      return { kind, fileName, status, mapping, made: made as readonly ImportedLine[], plan };
    });
  }

  /** With the columns and settings that were guessed, but for columns that are named. */
  check(fileId: string, columns: Record<string, number> = {}): Promise<void> {
    return this.company.as(this.by, async (context) => {
      const { mapping, settings } = await requireFile(context, fileId);
      const known = Object.fromEntries(Object.entries(mapping).map(([name, at]) => [formNameOf(name), at]));
      return fileTask.ask.CHECK(context, checkFileInput.parse({ fileId, columns: { ...known, ...columns }, settings }));
    });
  }

  async checked(kind: string, text: string, about?: string): Promise<string> {
    const fileId = await this.read(kind, text, about);
    await this.check(fileId);
    return fileId;
  }

  apply(fileId: string, leaveOutRefused = false): Promise<void> {
    const input = applyFileInput.parse({ fileId, leaveOutRefused });
    return this.company.as(this.by, (context) => fileTask.ask.APPLY(context, input));
  }

  undo(fileId: string): Promise<void> {
    return this.company.as(this.by, (context) => fileTask.ask.UNDO(context, { fileId }));
  }
}

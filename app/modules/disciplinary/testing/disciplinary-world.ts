import { AppError } from "#app/platform/errors/app-error.ts";
import type { Company, World } from "#tests/support/world.ts";
import { notePage } from "../queries/note-page.ts";
import { answerNote, answerNoteInput } from "../use-cases/answer-note.ts";
import { evaluateNote, evaluateNoteInput, publishNote } from "../use-cases/publish-note.ts";
import { raiseNote, raiseNoteInput } from "../use-cases/raise-note.ts";
import { saveSettings, saveSettingsInput } from "../use-cases/save-settings.ts";

/** What a test says of a note besides its defaults. */
type Raised = { about?: string | string[]; type?: string; severity?: string; step?: string; body?: string };

/** Adds notes to a company of the test world. */
export class DisciplinaryWorld {
  readonly company: Company;

  constructor(company: Company) {
    this.company = company;
  }

  async open(): Promise<this> {
    await this.company.switchOn("DISCIPLINARY_ACTION");
    return this;
  }

  async draft(by: string, { about = "asha", body = "On Monday at 08:42 Ravi saw it.", ...said }: Raised = {}) {
    const input = raiseNoteInput.parse({
      employeeIds: [about].flat().map((name) => this.company.id(name)),
      type: "LATENESS",
      occurredOn: "2026-11-09",
      body,
      ...said,
    });
    return (await this.company.as(by, (context) => raiseNote(context, input))).noteId;
  }

  publish(by: string, noteId: string) {
    return this.company.as(by, (context) => publishNote(context, { noteId, version: undefined }));
  }

  evaluate(by: string, noteId: string, verdict: "PUBLISH" | "RETURN" = "PUBLISH", comment = "Say when") {
    const input = evaluateNoteInput.parse({ noteId, verdict, comment });
    return this.company.as(by, (context) => evaluateNote(context, input));
  }

  /** Drafted by a manager, handed to HR and published by them. */
  async published(said: Raised & { by?: string; hr?: string } = {}): Promise<string> {
    const { by = "ravi", hr = "hira", ...raised } = said;
    const noteId = await this.draft(by, raised);
    await this.publish(by, noteId);
    await this.evaluate(hr, noteId);
    return noteId;
  }

  page(who: string, noteId: string) {
    return this.company.as(who, (context) => notePage(context, noteId), { readOnly: true });
  }

  async answer(who: string, noteId: string, input: object) {
    const digest = (await this.page(who, noteId)).document?.digest ?? "";
    return this.company.as(who, (context) => answerNote(context, answerNoteInput.parse({ noteId, digest, ...input })));
  }

  settings(by: string, changed: object) {
    const input = saveSettingsInput.parse({
      ...{ review: "on", managersRaise: "DIRECT", managersSee: "DIRECT", asks: "SIGNATURE", answerDays: 7 },
      ...{ appealDays: 14, verbalMonths: 6, writtenMonths: 12, finalMonths: 24, version: 0 },
      ...{ usedTypes: ["LATENESS", "SAFETY"], usedSeverities: ["MEDIUM", "HIGH", "CRITICAL"] },
      ...changed,
    });
    return this.company.as(by, (context) => saveSettings(context, input));
  }
}

/** Acme, where Asha and Lena report to Ravi, he to Skip; Hira and Hugo are HR, Pia a platform admin; and Eve of globex, HR. */
export async function disciplinaryOfTwoCompanies(world: World) {
  const acme = await (
    await world.company()
  )
    .employee("skip")
    .employee("ravi")
    .reportsTo("skip")
    .team("ravi", "asha", "lena", "omar")
    .employee("otto")
    .employee("hira")
    .admin("DISCIPLINARY_ACTION_ADMIN")
    .employee("hugo")
    .admin("DISCIPLINARY_ACTION_ADMIN")
    .employee("pia")
    .admin("PLATFORM_ADMIN")
    .build();
  const globex = await (await world.company()).employee("eve").admin("DISCIPLINARY_ACTION_ADMIN").build();
  await new DisciplinaryWorld(globex).open();
  return { acme, globex, notes: await new DisciplinaryWorld(acme).open() };
}

/** DONE, or the code of the refusal. */
export const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "DONE",
    (error: unknown) => {
      if (error instanceof AppError) return error.code;
      throw error;
    },
  );

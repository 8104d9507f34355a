import type { Company } from "#tests/support/world.ts";
import { initiativeListInput, listInitiatives } from "../queries/initiative-list.ts";
import { createInitiative, createInitiativeInput } from "../use-cases/create-initiative.ts";
import { sql } from "#tenancy/sql.ts";

/** Adds tasks to a company of the test world, by the same use-case people use. */
export class InitiativeWorld {
  readonly company: Company;

  constructor(company: Company) {
    this.company = company;
  }

  /** Switches the module on; companies start without it. */
  async open(): Promise<this> {
    await this.company.switchOn("TASK");
    return this;
  }

  /** A task of this person; answers with its id. */
  async task(by: string, asked: object): Promise<string> {
    const { initiativeId } = await this.company.as(by, (context) =>
      createInitiative(context, createInitiativeInput.parse(asked)),
    );
    return initiativeId;
  }

  /** The texts of a list, as this person gets it. */
  texts(by: string, asked: object): Promise<string[]> {
    return this.company.as(
      by,
      async (context) => (await listInitiatives(context, initiativeListInput.parse(asked))).rows.map((row) => row.text),
      { readOnly: true },
    );
  }

  /** What was announced and what was written down of a task. */
  traces(id: string): Promise<{ events: string[]; audit: string[] }> {
    return this.company.asProduct(async (context) => ({
      events: (
        await context.rows<{ name: string }>(
          sql`select name from {outbox} where payload ->> 'initiativeId' = ${id} order by id`,
        )
      ).map(({ name }) => name),
      audit: (
        await context.rows<{ action: string }>(
          sql`select action from {audit_entry} where subject_id = ${id} order by id`,
        )
      ).map(({ action }) => action),
    }));
  }
}

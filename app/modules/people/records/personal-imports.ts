import { authorize } from "#app/platform/context/authorize.ts";
import type { Context } from "#app/platform/context/context.ts";
import type { ImportedLine } from "#app/platform/contributions/importable.ts";
import type { KeptRecords, PersonalRecord } from "./kept-records.ts";
import type { PersonalFacts } from "./personal-facts.ts";

type Made<Entity extends PersonalRecord, Id extends string, Field extends keyof Entity & string> = {
  factsOf(context: Context, ownerId: string): Promise<PersonalFacts>;
  create(context: Context, values: Pick<Entity, Field>): Promise<Record<Id, string>>;
  remove(context: Context, id: string): Promise<unknown>;
};

/** How a file makes records of people, for `defineImportable`: as the form does, and taken back unless one was changed since. */
export function personalImports<Entity extends PersonalRecord, Id extends string, Field extends keyof Entity & string>(
  { entity, id: idName }: KeptRecords<Entity, Id, Field>,
  { factsOf, create, remove }: Made<Entity, Id, Field>,
) {
  return {
    /** `called`: what one is called where somebody has changed it since. */
    importing: (called: (record: Entity) => string) => ({
      authorize: async (context: Context) =>
        authorize(context, "create", await factsOf(context, context.actor.employeeId)),
      begin: async (context: Context) => async (line: Pick<Entity, Field>) =>
        ({ outcome: "CREATED", id: (await create(context, line))[idName] }) as const,
      undo: async (context: Context, made: readonly ImportedLine[]) => {
        const ids = made.map(({ id }) => id);
        const records = (await context.em.find(entity, { id: { $in: ids }, deletedAt: null } as never)) as Entity[];
        const builtOn = records.find(({ version }) => version > 1);
        if (builtOn) return { builtOn: called(builtOn) };
        for (const { id } of records) await remove(context, id);
        return { builtOn: null };
      },
    }),
  };
}

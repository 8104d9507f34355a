import type { Feature } from "#app/platform/context/actor.ts";
import type { Context } from "#app/platform/context/context.ts";
import { AppError, notFound } from "#app/platform/errors/app-error.ts";

/**
 * Who may use an address at all. What they may do with a record there is decided again, record by
 * record, in the use-case.
 */
export type Can = {
  /** As it stands in the access matrix. */
  readonly name: string;
  readonly needsSession: boolean;
  check(context: Context): Promise<void>;
};

/** Open to every active member of the company. */
export const signedIn: Can = { name: "signed in", needsSession: true, check: async () => undefined };

/** Where the company has switched the module off, its screens do not exist; whom it is withheld from is told by whom. */
export function feature(name: Feature): Can {
  return {
    name: `feature ${name}`,
    needsSession: true,
    check: async ({ actor }) => {
      const withheld = actor.withheld?.find((each) => each.feature === name);
      if (withheld)
        throw new AppError(withheld.code, 403, `${name} is not in use for the actor.`, {
          params: { by: withheld.by.join(", ") },
        });
      if (!actor.features.includes(name)) throw notFound(name);
    },
  };
}

/** Passes where at least one rule could let the actor do this to some record. */
export function mayEver(action: string, subject: string): Can {
  return {
    name: `may ${action} ${subject}`,
    needsSession: true,
    check: async (context) => {
      const ability = await context.ability();
      if (!ability.anyOf(action, subject)) throw forbidden(`${subject}.${action}`);
    },
  };
}

export function all(...parts: Can[]): Can {
  return {
    name: parts.map((part) => part.name).join(" and "),
    needsSession: parts.some((part) => part.needsSession),
    check: async (context) => {
      for (const part of parts) await part.check(context);
    },
  };
}

function forbidden(rule: string): AppError {
  return new AppError("platform.forbidden", 403, "This address is not open to the actor.", { params: { rule } });
}

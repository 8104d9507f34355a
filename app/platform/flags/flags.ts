import type { Tenant } from "#tenancy/tenant.ts";

/** Something that is on or off for a company as a whole. A flag never gives anybody a right: it only leaves things out. */
type Flag = {
  /** For operators; admins read the strings `flag.<name>` of the access room. */
  about: string;
  default: boolean;
  /** Whether the company's platform admins switch it, or the installation's operators alone. */
  switchedBy: "ADMIN" | "OPERATOR";
};

/** Every flag there is. What is not named here is stored for nobody and asked by nobody. */
export const flags = {
  "view-as": { about: "Platform admins may see the product as somebody else.", default: true, switchedBy: "ADMIN" },
  "open-api": { about: "The HTTP API answers for this company.", default: true, switchedBy: "OPERATOR" },
  embedding: { about: "Widgets on other sites show what this company has.", default: true, switchedBy: "OPERATOR" },
  "embedded-analytics": {
    about: "Dashboards of an analytics service show inside this company's pages.",
    default: true,
    switchedBy: "OPERATOR",
  },
} as const satisfies Record<string, Flag>;

export type FlagName = keyof typeof flags;
export const flagNames = Object.keys(flags) as [FlagName, ...FlagName[]];

/** Flags the company's platform admins switch themselves. */
export const adminFlags = flagNames.filter((name) => flags[name].switchedBy === "ADMIN");

/** Whether a flag is on for a company: as it was switched, else as it is by default. */
export function isOn({ flags: switched }: Pick<Tenant, "flags">, name: FlagName): boolean {
  return switched[name] ?? flags[name].default;
}

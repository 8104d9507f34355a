/** How sources sign what they send, by the last part of the address they send it to. */
export const hookSchemes = ["github", "gitlab", "standard", "slack", "bamboohr"] as const;
export type HookScheme = (typeof hookSchemes)[number];

/** The one scheme in which a connector's source signs; every other source, or what stands between, signs as the standard says. */
const ownSchemes: Readonly<Record<string, HookScheme>> = {
  github: "github",
  gitlab: "gitlab",
  slack: "slack",
  bamboohr: "bamboohr",
};

/**
 * How the source of a connector signs: never in two ways, for what is signed by one scheme may read as signed by another
 * that looks at less of it.
 */
export function hookSchemeOf(connector: string): HookScheme {
  return Object.hasOwn(ownSchemes, connector) ? ownSchemes[connector]! : "standard";
}

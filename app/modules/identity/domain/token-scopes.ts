/** The modules a token can be narrowed to, in the order in which they are shown. */
export const tokenModules = [
  ...["people", "goals", "metrics", "initiatives", "one-on-ones", "feedback", "feed", "comments", "reviews"],
  ...["development", "surveys", "points", "disciplinary", "compensation", "lifecycle", "analytics", "tags"],
  ...["search", "notifications", "administration"],
] as const;

/** The scopes of OAuth that reach every module. */
const coarse = ["read", "write"];
const all: readonly string[] = [...coarse, ...tokenModules.flatMap((name) => [`${name}:read`, `${name}:write`])];

/** What a token is narrowed to, as `goals:read`; null where it reaches every module. */
export type TokenScopes = readonly string[] | null;
export type Reach = { scope: "READ" | "WRITE"; scopes: TokenScopes };

export const allTokenScopes = all;

/** How far scopes reach that were asked for by name; null where one is unknown. */
export function reachOf(names: readonly string[]): Reach | null {
  if (!names.every((name) => all.includes(name))) return null;
  const scope = names.some((name) => name.endsWith("write")) ? "WRITE" : "READ";
  if (!names.some((name) => coarse.includes(name))) return { scope, scopes: [...new Set(names)].sort() };
  // Reading everything and changing one module is every module's read, and that module's write.
  if (names.includes("write") || scope === "READ") return { scope, scopes: null };
  const reads = tokenModules.map((name) => `${name}:read`);
  return { scope, scopes: [...new Set([...reads, ...names.filter((name) => name !== "read")])].sort() };
}

/** Whether one reach asks for nothing beyond another. */
export function isWithin(asked: Reach, given: Reach): boolean {
  if (asked.scope === "WRITE" && given.scope === "READ") return false;
  if (given.scopes === null) return true;
  return asked.scopes !== null && asked.scopes.every((name) => isGranted(given.scopes!, name));
}

/** Whether scopes grant one: who may change a module may read it. */
export function isGranted(scopes: readonly string[], name: string): boolean {
  return scopes.includes(name) || (name.endsWith(":read") && scopes.includes(name.replace(/:read$/, ":write")));
}

/** The scopes as OAuth names them. */
export function namesOf({ scope, scopes }: Reach): string {
  return scopes?.join(" ") ?? (scope === "WRITE" ? "read write" : "read");
}

/** The modules that scopes name, in their order. */
export function modulesOf(scopes: readonly string[]) {
  return tokenModules.filter((name) => scopes.some((scope) => scope.startsWith(`${name}:`)));
}

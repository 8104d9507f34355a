import type { CycleSettings } from "./cycle-settings.ts";
import type { Provider } from "./providers.ts";

/**
 * Whether peers are nominated in this form: it has a part for it, the cycle asks peers, and whoever fills it in nominates.
 * In the form of a nominator they always are.
 */
export function nominatesIn(
  { reviewers: { providers, nominatedBy } }: CycleSettings,
  provider: Provider,
  elements: readonly { kind: string }[],
): boolean {
  if (provider === "NOMINATOR") return true;
  const may = provider === nominatedBy || (nominatedBy === "BOTH" && (provider === "SELF" || provider === "MANAGER"));
  return may && providers.includes("PEER") && elements.some(({ kind }) => kind === "PEER_NOMINATION");
}

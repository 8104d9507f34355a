import type { Provider } from "./providers.ts";

type Answer = { formId: string; score: number | null };
type Form = { id: string; provider: Provider };

/** What the forms of one kind say to a question on average, of the best there is. */
export type ProviderMean = { provider: Provider; mean: number; answers: number };

/** The averages of a question by who answered, in the order of the forms; kinds that rated nothing are left out. */
export function meansOf(answers: readonly Answer[], forms: readonly Form[]): ProviderMean[] {
  const kindOf = new Map(forms.map(({ id, provider }) => [id, provider]));
  const scores = new Map<Provider, number[]>();
  for (const { formId, score } of answers) {
    const provider = kindOf.get(formId);
    if (provider && score !== null) scores.set(provider, [...(scores.get(provider) ?? []), score]);
  }
  const inOrder = [...new Set(forms.map(({ provider }) => provider))];
  return inOrder.flatMap((provider) => {
    const those = scores.get(provider) ?? [];
    const mean = those.reduce((sum, one) => sum + one, 0) / those.length;
    return those.length > 0 ? [{ provider, mean: Math.round(mean * 10) / 10, answers: those.length }] : [];
  });
}

import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";
import type { FoundObjective } from "../queries/find-objectives.ts";

/** What a goal may stand under, for a combo field, while a title is typed: `forGoal` stands already, or it is to be of `level`. */
export function searchParents(placed: { forGoal: string } | { level: string }) {
  return async (text: string, signal: AbortSignal): Promise<ComboOption[]> => {
    const { objectives } = await ask<{ objectives: FoundObjective[] }>(
      `/app/goal/objectives?${new URLSearchParams({ text, ...placed })}`,
      signal,
    );
    return objectives.map(goalOption);
  };
}

/** Goals of any kind that the reader may see, for a combo field, while a title is typed. */
export async function findGoals(text: string, signal: AbortSignal): Promise<ComboOption[]> {
  const { goals } = await ask<{ goals: FoundObjective[] }>(`/app/goal/find?${new URLSearchParams({ text })}`, signal);
  return goals.map(goalOption);
}

/** Any other goal that is open, for a combo field, while a title is typed. */
export function searchGoals(besides: string) {
  return async (text: string, signal: AbortSignal): Promise<ComboOption[]> => {
    const { objectives } = await ask<{ objectives: FoundObjective[] }>(
      `/app/goal/objectives?${new URLSearchParams({ text, besides })}`,
      signal,
    );
    return objectives.map(goalOption);
  };
}

function goalOption({ id, title, owner }: FoundObjective): ComboOption {
  return { value: id, label: title, ...(owner ? { description: owner } : {}) };
}

async function ask<Answer>(address: string, signal: AbortSignal): Promise<Answer> {
  const response = await fetch(address, { signal, headers: { accept: "application/json" } });
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return (await response.json()) as Answer;
}

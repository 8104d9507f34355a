import type { ComboOption } from "#app/ui/combo-field/combo-options.ts";
import { askJson } from "#app/platform/http/ask-json.ts";
import type { FoundObjective } from "../queries/find-objectives.ts";

/** What a goal may stand under, for a combo field, while a title is typed: `forGoal` stands already, or it is to be of `level`. */
export function searchParents(placed: { forGoal: string } | { level: string }) {
  return async (text: string, signal: AbortSignal): Promise<ComboOption[]> => {
    const { objectives } = await askJson<{ objectives: FoundObjective[] }>(
      `/app/goal/objectives?${new URLSearchParams({ text, ...placed })}`,
      signal,
    );
    return objectives.map(goalOption);
  };
}

/** Goals of any kind that the reader may see, for a combo field, while a title is typed. */
export async function findGoals(text: string, signal: AbortSignal): Promise<ComboOption[]> {
  const { goals } = await askJson<{ goals: FoundObjective[] }>(
    `/app/goal/find?${new URLSearchParams({ text })}`,
    signal,
  );
  return goals.map(goalOption);
}

/** Any other goal that is open, for a combo field, while a title is typed. */
export function searchGoals(besides: string) {
  return async (text: string, signal: AbortSignal): Promise<ComboOption[]> => {
    const { objectives } = await askJson<{ objectives: FoundObjective[] }>(
      `/app/goal/objectives?${new URLSearchParams({ text, besides })}`,
      signal,
    );
    return objectives.map(goalOption);
  };
}

function goalOption({ id, title, owner }: FoundObjective): ComboOption {
  return { value: id, label: title, ...(owner ? { description: owner } : {}) };
}

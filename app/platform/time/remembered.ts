import { LRUCache } from "lru-cache";

/**
 * The same pure function, each answer computed once a process for its arguments; of `limit` answers the least used of late
 * go first. A browser that does not ask it is not sent its memory.
 * @__NO_SIDE_EFFECTS__
 */
export function remembered<Parameters extends readonly (string | number)[], Value>(
  compute: (...parameters: Parameters) => Value,
  limit = 1_000,
): (...parameters: Parameters) => Value {
  const known = new LRUCache<string, { value: Value }>({ max: limit });
  return (...parameters) => {
    const key = parameters.join("\u0000");
    let answer = known.get(key);
    if (!answer) known.set(key, (answer = { value: compute(...parameters) }));
    return answer.value;
  };
}

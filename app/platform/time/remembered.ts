/** The same pure function, each answer computed once a process for its arguments; the oldest of `limit` answers go first. */
export function remembered<Parameters extends readonly (string | number)[], Value>(
  compute: (...parameters: Parameters) => Value,
  limit = 1_000,
): (...parameters: Parameters) => Value {
  const known = new Map<string, Value>();
  return (...parameters) => {
    const key = parameters.join("\u0000");
    if (!known.has(key)) {
      if (known.size >= limit) known.delete(known.keys().next().value!);
      known.set(key, compute(...parameters));
    }
    return known.get(key)!;
  };
}

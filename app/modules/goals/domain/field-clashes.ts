type Fields = Readonly<Record<string, unknown>>;

/** The fields asked to change that somebody else has changed since they were read, to something else. */
export function clashingFields(read: Fields, now: Fields, asked: Fields): string[] {
  return Object.keys(read).filter(
    (field) =>
      asked[field] !== undefined &&
      !same(asked[field], read[field]) &&
      !same(now[field], read[field]) &&
      !same(now[field], asked[field]),
  );
}

/** What is asked to be other than it was read; a field sent along untouched asks for nothing. */
export function touched<Asked extends Fields>(read: Fields, asked: Asked): Asked {
  return Object.fromEntries(
    Object.entries(asked).filter(([field, value]) => !(field in read) || !same(value, read[field])),
  ) as Asked;
}

/** Lists are people: their order says nothing. */
function same(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other)) return [...one].sort().join() === [...other].sort().join();
  return one === other;
}
